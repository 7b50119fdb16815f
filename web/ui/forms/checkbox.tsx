import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field.tsx";

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  /** At the end of the row: a count, a price. */
  aside?: ReactNode;
  error?: string | undefined;
};

/** The whole row is the target. */
export function Checkbox({ label, aside, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-9 items-center gap-3 font-text touch:min-h-target">
        <input
          type="checkbox"
          {...(error && { "aria-invalid": true, "aria-describedby": id })}
          {...rest}
          className="mark"
        />
        <span className={classNames("min-w-0 grow", rest.disabled && "text-ink-faint")}>
          {label}
        </span>
        {aside && <span className="figures text-small text-ink-soft">{aside}</span>}
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
