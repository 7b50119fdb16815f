import { useEffect, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { CartFinding } from "#contract/lighting/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useCartNotes } from "#web/shell/cart/cart-writes.ts";
import { useShell } from "#web/shell/store.ts";

/**
 * The findings about the cart, fetched again whenever the cart on the server changes. The previous
 * ones are shown until then.
 */
export function useFindings(): CartFinding[] {
  const [findings, setFindings] = useState<CartFinding[]>([]);
  const items = useShell(({ cart }) => cart.items);
  const saving = useCartNotes((notes) => notes.saving);
  const contents = items.map(({ variantId, quantity }) => `${variantId}x${quantity}`).join();
  useEffect(() => {
    if (saving || contents === "") return undefined;
    const leaving = new AbortController();
    void ask(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setFindings(found);
    });
    return () => leaving.abort();
  }, [contents, saving]);
  const inCart = new Set(items.map(({ variantId }) => variantId));
  return findings.filter(({ variantIds }) => variantIds.every((id) => inCart.has(id)));
}

/**
 * A failed check is ignored, as it is only advice. The signal keeps it from sharing a response in
 * flight, which is about the previous cart.
 */
async function ask(signal: AbortSignal): Promise<CartFinding[]> {
  try {
    return (await call("GET /api/v1/cart/check", { signal })).findings;
  } catch (error) {
    if (signal.aborted || error instanceof ApiProblem) return [];
    throw error;
  }
}
