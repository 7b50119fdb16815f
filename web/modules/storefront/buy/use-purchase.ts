import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import type { Variant } from "#contract/catalog/product.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { addToCart, haveInCart, useCartNotes } from "#web/shell/cart/cart-writes.ts";

export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  adding: boolean;
  add: () => void;
  /** Ensures the cart holds this many before checkout, without a message; false if refused. */
  take: () => Promise<boolean>;
  /** The largest available quantity, if more was requested. */
  most: number | null;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
}

/** Adding a variant to the cart, shared by the button beside the options and the one on the bar. */
export function usePurchase(variant: Variant): Purchase {
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const t = useTranslations("cart");
  const write = useProblemText();
  const problem = useCartNotes((notes) =>
    notes.problem?.variantId === variant.id ? notes.problem.text : undefined,
  );
  const limit = Math.min(variant.available, MAX_QUANTITY);
  const most = limit > 0 && quantity > limit ? limit : null;
  const add = async () => {
    if (adding || most !== null) return;
    setAdding(true);
    if (await addToCart(variant.id, quantity)) setQuantity(1);
    setAdding(false);
  };
  return {
    quantity,
    setQuantity,
    adding,
    add: () => void add(),
    take: async () => most === null && haveInCart(variant.id, quantity),
    most,
    refusal: most === null ? problem && write(problem) : t("stock", { qty: String(most) }),
  };
}
