import { useProblemText } from "#web/api/use-problem-text.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useCartNotes } from "./cart-writes.ts";

/** Shows what went wrong with the cart last as a toast. */
export function useCartProblem(): () => void {
  const write = useProblemText();
  return () => {
    const { problem } = useCartNotes.getState();
    if (problem) toast.error(write(problem.text));
  };
}
