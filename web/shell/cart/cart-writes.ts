import { create } from "zustand";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { newKey } from "#api-client/idempotency-key.ts";
import type { Cart, CartLine } from "#contract/cart/endpoints.ts";
import { call } from "#web/api/client.ts";
import { openCart, setCart, useShell } from "#web/shell/store.ts";
import {
  mostOf,
  priceChanges,
  shortLines,
  stillWanted,
  type Wanted,
  withQuantity,
} from "./cart-math.ts";

/** State of the cart's own parts, beside the shared cart. */
interface CartNotes {
  status: "unknown" | "ready" | "failed";
  saving: boolean;
  /** The variant added last, for the confirmation. */
  addedVariantId: number | null;
  /** The line removed last in the open panel, for undo. */
  removed: Pick<CartLine, "variantId" | "quantity" | "name"> | null;
  /** Earlier prices of lines whose price has changed. */
  pricesBefore: Record<number, number>;
  /** Typed quantities above the stock: the cart keeps its own until the shopper decides. */
  wanted: Wanted;
  /** The last problem: the server's message, or `offline`. */
  problem: { text: string; variantId: number | null } | null;
}

export const useCartNotes = create<CartNotes>()(() => ({
  status: "unknown",
  saving: false,
  addedVariantId: null,
  removed: null,
  pricesBefore: {},
  wanted: {},
  problem: null,
}));

/**
 * Writes are queued, so that the last response is the latest state. They also wait until the cart of
 * an expired visit was put aside, which would otherwise take theirs along.
 */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Writes so far: a cart that was read before one of them is outdated. */
let writes = 0;

function take(cart: Cart): void {
  const changes = priceChanges(useShell.getState().cart, cart);
  useCartNotes.setState(({ pricesBefore, wanted }) => ({
    status: "ready",
    wanted: stillWanted(wanted, cart),
    pricesBefore: { ...changes, ...pricesBefore },
  }));
  setCart(cart);
}

/** The message of a problem in the page's language. */
function textOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.code === OFFLINE ? OFFLINE : error.message;
  throw error;
}

async function run(send: () => Promise<Cart>, variantId: number | null): Promise<boolean> {
  waiting += 1;
  writes += 1;
  useCartNotes.setState({ saving: true, problem: null });
  const turn = Promise.all([useShell.getState().parking, queue]).then(send);
  queue = turn.catch(() => undefined);
  try {
    const cart = await turn;
    if (waiting === 1) take(cart);
    return true;
  } catch (error) {
    useCartNotes.setState({ problem: { text: textOf(error), variantId } });
    void refreshCart();
    return false;
  } finally {
    waiting -= 1;
    if (waiting === 0) useCartNotes.setState({ saving: false });
  }
}

/**
 * A response requested before a write, or while the old cart was being put aside, may be outdated:
 * then it is fetched again.
 */
async function fetchCart(): Promise<Cart> {
  const { parking } = useShell.getState();
  await Promise.all([parking, queue]);
  const before = writes;
  const cart = await call("GET /api/v1/cart");
  const isCurrent = useShell.getState().parking === parking && writes === before;
  return isCurrent ? cart : fetchCart();
}

/** Fetches the current cart from the server. */
export async function refreshCart(): Promise<void> {
  try {
    take(await fetchCart());
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    useCartNotes.setState({ status: "failed" });
  }
}

/**
 * Adds units and opens the cart with a confirmation; false if refused, with the reason in
 * `useCartNotes`.
 */
export async function addToCart(variantId: number, quantity: number): Promise<boolean> {
  const added = await putBack(variantId, quantity);
  if (added) {
    useCartNotes.setState({ addedVariantId: variantId, removed: null });
    openCart();
  }
  return added;
}

/** Ensures the cart holds this many, counting units already in it; false if refused. */
export async function haveInCart(variantId: number, quantity: number): Promise<boolean> {
  const { items } = useShell.getState().cart;
  const there = items.find((line) => line.variantId === variantId)?.quantity ?? 0;
  if (there >= quantity) return true;
  return there > 0 ? setQuantity(variantId, quantity) : putBack(variantId, quantity);
}

interface Units {
  variantId: number;
  quantity: number;
}

/** Adds a whole set or nothing, and opens the cart. @returns the refusal, if there was one */
export async function addSetToCart(lines: readonly Units[]): Promise<ApiProblem | null> {
  const idempotencyKey = newKey();
  const answer = await answered(() =>
    call("POST /api/v1/cart/sets", { body: { lines: [...lines] }, idempotencyKey }),
  );
  if (answer instanceof ApiProblem) return answer;
  useCartNotes.setState({ addedVariantId: lines[0]?.variantId ?? null, removed: null });
  openCart();
  return null;
}

/** Raises lines to these quantities as far as stock allows. @throws ApiProblem if refused */
export async function fillCart(lines: readonly Units[]): Promise<Cart> {
  const answer = await answered(() =>
    call("PUT /api/v1/cart/lines", { body: { lines: [...lines] } }),
  );
  if (answer instanceof ApiProblem) throw answer;
  return answer;
}

/** Runs a write and also returns its result, the cart or the error. */
async function answered(send: () => Promise<Cart>): Promise<Cart | ApiProblem> {
  let answer: Cart | ApiProblem | undefined;
  await run(async () => {
    try {
      const cart = await send();
      answer = cart;
      return cart;
    } catch (error) {
      if (error instanceof ApiProblem) answer = error;
      throw error;
    }
  }, null);
  if (answer === undefined) throw new Error("the cart was not written");
  return answer;
}

/**
 * Applies a typed quantity if that many are available; otherwise it is kept beside the unchanged
 * cart.
 */
export async function wantQuantity(line: CartLine, quantity: number): Promise<void> {
  const { variantId } = line;
  if (quantity > mostOf(line)) return keepWanted(variantId, quantity);
  dropWanted(variantId);
  if (quantity === line.quantity || (await setQuantity(variantId, quantity))) return;
  // The stock has changed meanwhile: the refusal's response has the new one.
  keepWanted(variantId, quantity);
}

function dropWanted(variantId: number): void {
  useCartNotes.setState(({ wanted }) => ({
    wanted: Object.fromEntries(Object.entries(wanted).filter(([id]) => Number(id) !== variantId)),
  }));
}

function keepWanted(variantId: number, quantity: number): void {
  useCartNotes.setState(({ wanted }) => ({ wanted: { ...wanted, [variantId]: quantity } }));
}

/** Whether a line cannot be ordered, or more was typed than is available. */
export function useBlocked(): boolean {
  const cart = useShell((state) => state.cart);
  const wanted = useCartNotes((notes) => notes.wanted);
  return shortLines(cart).length > 0 || Object.keys(wanted).length > 0;
}

/** Changes a line's quantity: shown immediately, then updated from the response. */
export function setQuantity(variantId: number, quantity: number): Promise<boolean> {
  useShell.setState(({ cart }) => ({ cart: withQuantity(cart, variantId, quantity) }));
  return run(
    () =>
      quantity > 0
        ? call("PATCH /api/v1/cart/lines/{variantId}", {
            params: { variantId },
            body: { quantity },
          })
        : call("DELETE /api/v1/cart/lines/{variantId}", { params: { variantId } }),
    variantId,
  );
}

/** Adds units without a message. */
export function putBack(variantId: number, quantity: number): Promise<boolean> {
  const idempotencyKey = newKey();
  return run(
    () => call("POST /api/v1/cart/lines", { body: { variantId, quantity }, idempotencyKey }),
    variantId,
  );
}

/** Restores the cart of the last visit. */
export function restoreLastCart(): Promise<boolean> {
  return run(() => call("POST /api/v1/cart/restore"), null);
}
