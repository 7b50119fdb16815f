import { CircleAlert } from "@lucide/icons";
import { type ReactNode, useId, useMemo } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../display/icon.tsx";
import { FieldContext } from "./field-context.ts";

export type FieldProps = {
  label: string;
  /** A hint about what to enter; it stays beside an error. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** "required" / "optional" in words, beside the label. */
  mark?: string | undefined;
  className?: string | undefined;
  /** One control of this folder; it gets its id and ARIA attributes from here. */
  children: ReactNode;
};

/** Label above, one control, then the error and the hint, connected by ARIA attributes. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, mark, className, children } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="flex items-baseline gap-2 text-small font-medium">
        {label}
        {mark && <span className="font-text font-normal text-ink-soft">{mark}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The live region is always rendered, so that a late error is announced. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="flex gap-1.5 text-small text-error empty:hidden">
      {children && (
        <>
          <Icon icon={CircleAlert} size={16} className="mt-1" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
