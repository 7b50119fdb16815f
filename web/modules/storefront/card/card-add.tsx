import type { ProductCard } from "#contract/catalog/product.ts";
import { addToCart } from "#web/shell/cart/cart-writes.ts";
import { useCartProblem } from "#web/shell/cart/cart-problem.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { CardAction } from "#web/ui/surfaces/card.tsx";
import { ShoppingBag } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";

/** Puts a product into the cart where there is nothing to choose; otherwise says that there is. */
export function CardAdd({ product }: { product: ProductCard }) {
  const t = useTranslations("catalog.card");
  const [adding, setAdding] = useState(false);
  const showProblem = useCartProblem();
  const { onlyVariantId, inStock, name } = product;
  if (!inStock) return null;
  if (onlyVariantId === null) {
    return (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-3 bottom-3 hidden min-h-11 items-center justify-center rounded-pill bg-paper/95 font-heading text-small font-medium opacity-0 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 hover-able:flex"
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
    <CardAction className="pointer-events-none absolute! inset-x-3 bottom-3 flex justify-end">
      <Button
        loading={adding}
        loadingLabel={t("adding")}
        onClick={() => void add()}
        aria-label={t("addNamed", { name })}
        className="pointer-events-auto min-h-11! text-small! hover-able:w-full touch:size-11 touch:p-0!"
      >
        <Icon icon={ShoppingBag} size={18} />
        <span className="touch:hidden">{t("add")}</span>
      </Button>
    </CardAction>
  );
}
