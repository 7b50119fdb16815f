import type { CartFinding } from "#contract/lighting/endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { useCartNotes } from "#web/modules/cart/index.ts";
import { useShell } from "#web/shell/store.ts";
import { useEffect, useState } from "react";

/** The findings about the cart, asked for anew whenever the server has another cart. Those of before stay until then. */
export function useFindings(): CartFinding[] {
  const [findings, setFindings] = useState<CartFinding[]>([]);
  const items = useShell(({ cart }) => cart.items);
  const saving = useCartNotes((notes) => notes.saving);
  const contents = items.map(({ variantId, quantity }) => `${variantId}x${quantity}`).join();
  useEffect(() => {
    if (saving || contents === "") return undefined;
    let current = true;
    void ask().then((found) => {
      if (current) setFindings(found);
    });
    return () => {
      current = false;
    };
  }, [contents, saving]);
  const inCart = new Set(items.map(({ variantId }) => variantId));
  return findings.filter(({ variantIds }) => variantIds.every((id) => inCart.has(id)));
}

/** Advice that cannot be had stands in nobody's way. */
async function ask(): Promise<CartFinding[]> {
  try {
    return (await accountCall("checkCart")).findings;
  } catch (error) {
    if (error instanceof ApiProblem) return [];
    throw error;
  }
}
