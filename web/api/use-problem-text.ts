import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";

/**
 * The text of a problem: the server's messages are already localised, being offline is explained
 * here.
 */
export function useProblemText(): (text: string) => string {
  const t = useTranslations("shell");
  return (text) => (text === OFFLINE ? t("offline") : text);
}
