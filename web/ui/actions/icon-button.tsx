import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIconData } from "../display/icon.tsx";

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  icon: LucideIconData;
  /** Accessible name; also its tooltip. */
  label: string;
  mirror?: boolean;
  /** Over a picture: a paper-coloured disc behind the icon. */
  floating?: boolean;
  /** Filled icon, for a state that is on (favourite). */
  on?: boolean;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, mirror = false, floating = false, on, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...(on !== undefined && { "aria-pressed": on })}
      {...rest}
      className={classNames(
        "inline-grid size-target shrink-0 place-items-center rounded-pill transition-colors",
        floating ? "bg-paper/90 hover:bg-paper" : "hover:bg-current/8",
        on ? "text-error" : floating && "text-ink",
        "disabled:opacity-40",
        className,
      )}
    >
      <Icon icon={icon} mirror={mirror} className={on ? "fill-current" : undefined} />
    </button>
  );
}
