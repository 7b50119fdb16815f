import { CircleAlert, CircleCheck, Info, TriangleAlert } from "@lucide/icons";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../display/icon.tsx";

const TONES = {
  info: { icon: Info, look: "bg-info-wash", mark: "text-info" },
  success: { icon: CircleCheck, look: "bg-success-wash", mark: "text-success" },
  warning: { icon: TriangleAlert, look: "bg-warning-wash", mark: "text-warning" },
  error: { icon: CircleAlert, look: "bg-error-wash", mark: "text-error" },
} as const;

export type NoticeProps = {
  tone?: keyof typeof TONES;
  title?: string | undefined;
  /** Appears after an action: announced at once (errors) or at the next pause. */
  live?: boolean;
  /** A button or link. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

export function Notice(props: NoticeProps) {
  const { tone = "info", title, live = false, action, className, children } = props;
  const { icon, look, mark } = TONES[tone];
  return (
    <div
      {...(live && { role: tone === "error" ? "alert" : "status" })}
      className={classNames("flex gap-3 rounded-panel px-4 py-3.5", look, className)}
    >
      <Icon icon={icon} className={classNames("mt-1", mark)} />
      <div className="min-w-0 grow text-[0.9375rem]">
        {title && <p className={classNames("font-heading font-medium", mark)}>{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
