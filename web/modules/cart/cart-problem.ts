import { OFFLINE } from "#web/api/api-problem.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useTranslations } from "use-intl";
import { useCartNotes } from "./cart-writes.ts";

/** Writes a refusal for people: the server speaks their language, the missing connection is ours to explain. */
export function useProblemText(): (text: string) => string {
  const t = useTranslations("shell");
  return (text) => (text === OFFLINE ? t("offline") : text);
}

/** Shows what went wrong with the cart last as a toast. */
export function useCartProblem(): () => void {
  const write = useProblemText();
  return () => {
    const { problem } = useCartNotes.getState();
    if (problem) toast.error(write(problem.text));
  };
}
