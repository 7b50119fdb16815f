import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import type { ChoiceGroup } from "./choice.ts";
import { FieldError } from "./field.tsx";

export type ChoiceSetProps = Pick<
  ChoiceGroup,
  "legend" | "legendHidden" | "error" | "className"
> & {
  /** Beside the legend: the name of the chosen value. */
  chosen?: ReactNode;
  children: ReactNode;
};

/** Fieldset, legend, choices, error. */
export function ChoiceSet(props: ChoiceSetProps) {
  const { legend, legendHidden, error, className, chosen, children } = props;
  const id = useId();
  return (
    <fieldset
      className={classNames("min-w-0", className)}
      {...(error && { "aria-describedby": id, "aria-invalid": true })}
    >
      <legend
        className={legendHidden ? "sr-only" : "mb-2 flex gap-2 font-heading text-small font-medium"}
      >
        {legend}
        {chosen && <span className="font-text font-normal text-ink-soft">{chosen}</span>}
      </legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
