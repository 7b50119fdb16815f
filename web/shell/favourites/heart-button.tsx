import { Heart } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { useFavourite } from "./use-favourite.ts";

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
