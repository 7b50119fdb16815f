import { Check } from "@lucide/icons";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "./icon.tsx";

export type TimelineState = "done" | "current" | "future";
export type TimelineStep = {
  id: string;
  title: string;
  /** When, where, who. */
  text?: ReactNode;
  state: TimelineState;
};

export type TimelineProps = {
  steps: readonly TimelineStep[];
  /** The state in words, for screen readers. */
  stateLabels: Readonly<Record<TimelineState, string>>;
  /** In a row from `md` on. */
  wide?: boolean;
  label: string;
};

const DOTS: Record<TimelineState, string> = {
  done: "bg-ink text-plaster",
  current:
    "bg-glow text-night shadow-[0_0_0_6px_color-mix(in_oklab,var(--color-glow)_35%,transparent)]",
  future: "border border-line-strong bg-paper",
};

/** Past, current and upcoming steps; the current one is highlighted. */
export function Timeline({ steps, stateLabels, wide = false, label }: TimelineProps) {
  return (
    <ol aria-label={label} className={classNames("timeline", wide && "timeline-wide")}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          {...(step.state === "current" && { "aria-current": "step" as const })}
        >
          <span className={classNames("timeline-dot", DOTS[step.state])}>
            {step.state === "done" && <Icon icon={Check} size={14} />}
          </span>
          <span className="min-w-0 pb-6">
            <span
              className={classNames(
                "block font-heading leading-heading",
                step.state === "current" && "font-semibold",
                step.state === "future" && "text-ink-soft",
              )}
            >
              {step.title}
              <span className="sr-only"> {stateLabels[step.state]}</span>
            </span>
            {step.text && <span className="block text-small text-ink-soft">{step.text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
