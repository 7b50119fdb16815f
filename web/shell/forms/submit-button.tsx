import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { createContext, use } from "react";
import { keepFocus } from "./keep-focus.ts";

/** The form around is being sent. */
export const SendingContext = createContext(false);

type SubmitButtonProps = Omit<ButtonProps, "type" | "loading" | "loadingLabel"> & {
  /** Read out while the form is being sent. */
  busy: string;
};

/** Sends the form; busy while it does, and deaf until then. */
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
