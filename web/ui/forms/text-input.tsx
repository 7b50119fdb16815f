import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { useFieldAttributes } from "./field-context.ts";

/** The box shared by all text controls. 16 px or more, so that phones do not zoom in. */
export const CONTROL_CLASS =
  "control w-full min-w-0 rounded-control border border-line-strong bg-paper px-4 py-2.5 text-body leading-body transition-colors hover:border-ink-soft focus-visible:border-ink focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:border-error disabled:bg-stone disabled:text-ink-soft [&[readonly]]:bg-stone";

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>;
  /** Email, codes, numbers: left to right, aligned left. */
  ltr?: boolean;
};

export function TextInput({ ltr = false, className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      placeholder=" "
      dir={ltr ? "ltr" : "auto"}
      {...useFieldAttributes()}
      {...rest}
      className={classNames(CONTROL_CLASS, "min-h-12 text-start", className)}
    />
  );
}

/** Phone number: left to right, with a phone keypad. Digits of any script stay as typed. */
export function PhoneInput(props: Omit<TextInputProps, "type" | "inputMode" | "ltr">) {
  return <TextInput autoComplete="tel" {...props} ltr type="tel" inputMode="tel" />;
}

export type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement>;
};

export function Textarea({ className, ...rest }: TextareaProps) {
  return (
    <textarea
      dir="auto"
      rows={4}
      placeholder=" "
      {...useFieldAttributes()}
      {...rest}
      className={classNames(CONTROL_CLASS, "field-sizing-content min-h-28", className)}
    />
  );
}
