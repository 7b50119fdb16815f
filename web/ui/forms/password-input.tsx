import { useState } from "react";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export type PasswordInputProps = Omit<TextInputProps, "type" | "ltr"> & {
  /** On the button, such as "Show". */
  showText: string;
  /** The button's accessible name. */
  showLabel: string;
};

/** A password with a button that shows it. Both are left to right. */
export function PasswordInput({ showText, showLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span dir="ltr" className="relative block">
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        ltr
        type={shown ? "text" : "password"}
        className="pe-24"
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={shown}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
        className="absolute inset-e-1 inset-y-0 my-auto h-target rounded-control px-3 font-heading text-small font-medium text-brass hover:text-brass-deep aria-pressed:underline aria-pressed:underline-offset-4"
      >
        {showText}
      </button>
    </span>
  );
}
