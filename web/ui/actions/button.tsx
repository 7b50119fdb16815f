import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { Anchor, type AnchorProps } from "./link.tsx";

const KINDS = {
  /** The main action of a page. */
  primary: "bg-ink text-plaster hover:bg-brass-deep",
  /** The main action on a dark surface. */
  glow: "bg-glow text-night hover:bg-glow-bright",
  /** Beside a primary button; works on light and dark surfaces. */
  secondary: "border border-current/30 hover:border-current",
  /** In rows and toolbars. */
  quiet: "text-brass hover:bg-brass-wash hover:text-brass-deep",
  danger: "bg-error text-paper hover:bg-error-deep",
} as const;

const SIZES = {
  small: "min-h-9 px-4 py-1.5 text-small touch:min-h-target",
  normal: "min-h-12 px-6 py-2.5 text-[0.9375rem]",
  large: "min-h-14 px-8 py-3.5 text-body",
} as const;

export type ButtonLook = {
  kind?: keyof typeof KINDS;
  size?: keyof typeof SIZES;
  /** As wide as its container. */
  wide?: boolean;
};

/** The class names alone, for an element that is neither button nor link. */
export function buttonClass({ kind = "primary", size = "normal", wide = false }: ButtonLook) {
  return classNames(
    "relative inline-flex items-center justify-center gap-2 rounded-pill text-center font-heading leading-tight font-medium transition-colors select-none",
    "aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-45 disabled:opacity-45",
    KINDS[kind],
    SIZES[size],
    wide && "w-full",
  );
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Keeps its width and focus, ignores presses, shows a spinner. */
    loading?: boolean;
    /** Announced while loading, such as "Adding". */
    loadingLabel?: string | undefined;
    children: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { kind, size, wide, loading = false, loadingLabel, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { "aria-disabled": true, "aria-busy": true, onClick: stopPress })}
      className={classNames(buttonClass(look(kind, size, wide)), className)}
    >
      {loading ? <Busy label={loadingLabel}>{children}</Busy> : children}
    </button>
  );
}

export type ButtonLinkProps = AnchorProps & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={classNames(buttonClass(look(kind, size, wide)), className)} />
  );
}

function look(
  kind: ButtonLook["kind"],
  size: ButtonLook["size"],
  wide: boolean | undefined,
): ButtonLook {
  return { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
}

function stopPress(event: React.MouseEvent) {
  event.preventDefault();
}

function Busy({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <>
      <span className="invisible inline-flex items-center gap-2">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}
