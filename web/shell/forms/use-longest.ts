import { type FocusEvent, useState } from "react";
import { useTranslations } from "use-intl";

interface Longest {
  mistake: string | undefined;
  check: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** For a field that no form's rules check: what is too long stays as it was pasted, and is said when it is left. */
export function useLongest(max: number): Longest {
  const t = useTranslations("forms");
  const [isTooLong, setTooLong] = useState(false);
  return {
    mistake: isTooLong ? t("maxLength", { max: String(max) }) : undefined,
    check: ({ target }) => setTooLong(target.value.length > max),
  };
}
