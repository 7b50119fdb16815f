import type { Variant } from "#contract/catalog/product.ts";
import { addToCart, useCartNotes } from "#web/shell/cart/cart-writes.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { useState } from "react";

export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  adding: boolean;
  add: () => void;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
}

/** Putting a variant into the cart: the button beside the options and the one on the bar are the same. */
export function usePurchase(variant: Variant): Purchase {
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const write = useProblemText();
  const problem = useCartNotes((notes) =>
    notes.problem?.variantId === variant.id ? notes.problem.text : undefined,
  );
  const add = async () => {
    if (adding) return;
    setAdding(true);
    if (await addToCart(variant.id, quantity)) setQuantity(1);
    setAdding(false);
  };
  return {
    quantity,
    setQuantity,
    adding,
    add: () => void add(),
    refusal: problem === undefined ? undefined : write(problem),
  };
}
