import { useTranslations } from "use-intl";
import { OFFLINE } from "./api-problem.ts";

/** Writes a refusal for people: the server speaks their language, the missing connection is ours to explain. */
export function useProblemText(): (text: string) => string {
  const t = useTranslations("shell");
  return (text) => (text === OFFLINE ? t("offline") : text);
}
