import { ChevronDown } from "@lucide/icons";
import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../display/icon.tsx";
import { useFieldAttributes } from "./field-context.ts";
import { CONTROL_CLASS } from "./text-input.tsx";

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "size"> & {
  ref?: Ref<HTMLSelectElement>;
};

/** A styled native select, which is the best choice on phones. Children are `<option>`s. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames("relative block", className)}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={classNames(CONTROL_CLASS, "min-h-12 appearance-none pe-11 text-ellipsis")}
      >
        {children}
      </select>
      <Icon
        icon={ChevronDown}
        size={18}
        className="pointer-events-none absolute inset-e-4 inset-y-0 my-auto"
      />
    </span>
  );
}
