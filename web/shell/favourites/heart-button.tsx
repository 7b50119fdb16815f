import { Heart } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { useShell } from "#web/shell/store.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { setFavourite } from "./favourite-writes.ts";

/** Dispatched on the window with the id of a product that has become a favourite. */
export const FAVOURITE_KEPT = "favourite-kept";

interface HeartButtonProps {
  product: { id: number; name: string };
  /** Shown over a picture. */
  floating?: boolean;
  className?: string;
}

/**
 * Toggles a favourite, for guests and customers. Rendered unset: only the browser knows the
 * visitor.
 */
export function HeartButton({ product, floating = false, className }: HeartButtonProps) {
  const t = useTranslations("favourites");
  const { isKept, keep } = useFavourite(product.id);
  const { name } = product;
  const press = async () => {
    const done = await keep(!isKept);
    if (done && !isKept) dispatchEvent(new CustomEvent(FAVOURITE_KEPT, { detail: product.id }));
    if (!done || !isKept) return;
    toast.info(t("removed", { name }), {
      duration: UNDO_DURATION,
      action: { label: t("undo"), onPress: () => void keep(true) },
    });
  };
  return (
    <IconButton
      icon={Heart}
      label={t("keep", { name })}
      on={isKept}
      floating={floating}
      onClick={() => void press()}
      className={className}
    />
  );
}

/** Whether a product is a favourite, and a function to toggle it. Problems are shown as a toast. */
function useFavourite(productId: number) {
  const isKept = useShell(({ favourites }) => favourites?.includes(productId) ?? false);
  const write = useProblemText();
  const keep = async (kept: boolean) => {
    const problem = await setFavourite(productId, kept);
    if (problem !== null) toast.error(write(problem));
    return problem === null;
  };
  return { isKept, keep };
}
