import { ShoppingBag } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProductCard } from "#contract/catalog/product.ts";
import { useCartProblem } from "#web/shell/cart/cart-problem.ts";
import { addToCart } from "#web/shell/cart/cart-writes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

interface CardAddProps {
  product: ProductCard;
  /** The pointer is over or near the card. */
  near: boolean;
}

/**
 * With a mouse, at the bottom of the picture; on touch screens a round button at the end of the
 * price line.
 */
const PLACE =
  "card-add noscript:hidden relative z-2 hover-able:col-start-1 hover-able:row-start-1 hover-able:m-3 hover-able:self-end hover-able:opacity-0 hover-able:transition-opacity hover-able:group-focus-within/card:opacity-100 hover-able:group-hover/card:opacity-100 touch:row-start-6 touch:self-start touch:justify-self-end";

/**
 * Adds a product with a single variant to the cart; otherwise says that there are options to
 * choose.
 */
export function CardAdd({ product, near }: CardAddProps) {
  const t = useTranslations("catalog.card");
  const [adding, setAdding] = useState(false);
  const showProblem = useCartProblem();
  const { onlyVariantId, inStock, name } = product;
  if (!inStock) return null;
  if (onlyVariantId === null) {
    if (!near) return null;
    return (
      <span
        aria-hidden="true"
        className={`${PLACE} pointer-events-none hidden min-h-11 items-center justify-center rounded-pill bg-paper/95 font-heading text-small font-medium hover-able:flex`}
      >
        {t("choose")}
      </span>
    );
  }
  const add = async () => {
    setAdding(true);
    const added = await addToCart(onlyVariantId, 1);
    setAdding(false);
    if (!added) showProblem();
  };
  return (
    <Button
      loading={adding}
      loadingLabel={t("adding")}
      onClick={() => void add()}
      aria-label={t("addNamed", { name })}
      className={`${PLACE} min-h-11! text-small! touch:size-11 touch:p-0!`}
    >
      <Icon icon={ShoppingBag} size={18} />
      <span className="touch:hidden">{t("add")}</span>
    </Button>
  );
}
