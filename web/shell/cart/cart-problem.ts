import { useProblemText } from "#web/api/use-problem-text.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useCartNotes } from "./cart-writes.ts";

/** Shows the last problem with the cart as a toast. */
export function useCartProblem(): () => void {
  const write = useProblemText();
  return () => {
    const { problem } = useCartNotes.getState();
    if (problem) toast.error(write(problem.text));
  };
}
