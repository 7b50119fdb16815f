import { useProblemText } from "#web/api/use-problem-text.ts";
import { useShell } from "#web/shell/store.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { setFavourite } from "./favourite-writes.ts";

/** Whether a product is a favourite, and a function to toggle it. Problems are shown as a toast. */
export function useFavourite(productId: number) {
  const isKept = useShell(({ favourites }) => favourites?.includes(productId) ?? false);
  const write = useProblemText();
  const keep = async (kept: boolean) => {
    const problem = await setFavourite(productId, kept);
    if (problem !== null) toast.error(write(problem));
    return problem === null;
  };
  return { isKept, keep };
}
