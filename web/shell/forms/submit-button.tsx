import { createContext, use } from "react";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { keepFocus } from "./keep-focus.ts";

/** Whether the surrounding form is being submitted. */
export const SendingContext = createContext(false);

type SubmitButtonProps = Omit<ButtonProps, "type" | "loading" | "loadingLabel"> & {
  /** Announced while the form is being submitted. */
  busy: string;
};

/** Submits the form; busy while it does, and ignores further presses. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const sending = use(SendingContext);
  return (
    <Button
      size="large"
      wide
      {...rest}
      className={classNames("noscript:hidden", rest.className)}
      type="submit"
      onMouseDown={keepFocus}
      loading={sending}
      loadingLabel={busy}
    />
  );
}
