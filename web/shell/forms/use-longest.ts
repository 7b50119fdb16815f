import { type FocusEvent, useState } from "react";
import { useTranslations } from "use-intl";

interface Longest {
  mistake: string | undefined;
  check: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * For a field outside a form's rules: a text that is too long stays as pasted, and is reported on
 * blur.
 */
export function useLongest(max: number): Longest {
  const t = useTranslations("forms");
  const [isTooLong, setTooLong] = useState(false);
  return {
    mistake: isTooLong ? t("maxLength", { max: String(max) }) : undefined,
    check: ({ target }) => setTooLong(target.value.length > max),
  };
}
