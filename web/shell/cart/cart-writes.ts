import type { Cart, CartLine } from "#contract/cart/endpoints.ts";
import { ApiProblem, OFFLINE } from "#web/api/api-problem.ts";
import { call } from "#web/api/client.ts";
import { newKey } from "#web/api/idempotency-key.ts";
import { openCart, setCart, useShell } from "#web/shell/store.ts";
import { create } from "zustand";
import {
  mostOf,
  priceChanges,
  shortLines,
  stillWanted,
  type Wanted,
  withQuantity,
} from "./cart-math.ts";

/** What the cart's own pages know beside the shared cart. */
interface CartNotes {
  status: "unknown" | "ready" | "failed";
  saving: boolean;
  /** Variant that was put in last, for the confirmation. */
  addedVariantId: number | null;
  /** Line that was taken out last in the open panel, for the way back. */
  removed: Pick<CartLine, "variantId" | "quantity" | "name"> | null;
  /** Earlier price of lines whose price has changed since. */
  pricesBefore: Record<number, number>;
  /** Quantities that were typed above the stock: the cart is as it was until the shopper decides. */
  wanted: Wanted;
  /** What went wrong last: the server's words, or `offline`. */
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

/** Writes go out one after another, so that the last answer is the last word. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

function take(cart: Cart): void {
  const changes = priceChanges(useShell.getState().cart, cart);
  useCartNotes.setState(({ pricesBefore, wanted }) => ({
    status: "ready",
    wanted: stillWanted(wanted, cart),
    pricesBefore: { ...changes, ...pricesBefore },
  }));
  setCart(cart);
}

/** The text of a refusal in the language of the page. */
function textOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.code === OFFLINE ? OFFLINE : error.message;
  throw error;
}

async function run(send: () => Promise<Cart>, variantId: number | null): Promise<boolean> {
  waiting += 1;
  useCartNotes.setState({ saving: true, problem: null });
  const turn = queue.then(send);
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

/** Asked for while the old cart was being put aside, the answer may be from before: then it is asked again. */
async function fetchCart(): Promise<Cart> {
  const { parking } = useShell.getState();
  await parking;
  const cart = await call("getCart");
  return useShell.getState().parking === parking ? cart : fetchCart();
}

/** The cart as the server has it now. */
export async function refreshCart(): Promise<void> {
  try {
    take(await fetchCart());
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    useCartNotes.setState({ status: "failed" });
  }
}

/** Puts units in and opens the cart with a confirmation; false when refused, with the reason in the notes. */
export async function addToCart(variantId: number, quantity: number): Promise<boolean> {
  const added = await putBack(variantId, quantity);
  if (added) {
    useCartNotes.setState({ addedVariantId: variantId, removed: null });
    openCart();
  }
  return added;
}

/** Sees to it that so many are in the cart: what is there already counts. False when refused, as above. */
export async function haveInCart(variantId: number, quantity: number): Promise<boolean> {
  const { items } = useShell.getState().cart;
  const there = items.find((line) => line.variantId === variantId)?.quantity ?? 0;
  if (there >= quantity) return true;
  return there > 0 ? setQuantity(variantId, quantity) : putBack(variantId, quantity);
}

/** A variant and how many of it. */
interface Units {
  variantId: number;
  quantity: number;
}

/** Puts a whole set in, or nothing of it, and opens the cart. @returns the refusal, if there was one */
export async function addSetToCart(lines: readonly Units[]): Promise<ApiProblem | null> {
  const idempotencyKey = newKey();
  const answer = await answered(() =>
    call("addCartLines", { body: { lines: [...lines] }, idempotencyKey }),
  );
  if (answer instanceof ApiProblem) return answer;
  useCartNotes.setState({ addedVariantId: lines[0]?.variantId ?? null, removed: null });
  openCart();
  return null;
}

/** Brings lines up to these quantities as far as there are so many. @throws ApiProblem without an answer */
export async function fillCart(lines: readonly Units[]): Promise<Cart> {
  const answer = await answered(() => call("fillCart", { body: { lines: [...lines] } }));
  if (answer instanceof ApiProblem) throw answer;
  return answer;
}

/** Writes, and hands what the server said to whoever asked as well. */
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

/** A typed quantity: taken when there are so many, else kept beside the cart, which stays as it is. */
export async function wantQuantity(line: CartLine, quantity: number): Promise<void> {
  const { variantId } = line;
  if (quantity > mostOf(line)) return keepWanted(variantId, quantity);
  dropWanted(variantId);
  if (quantity === line.quantity || (await setQuantity(variantId, quantity))) return;
  // The stock has changed meanwhile: the answer to the refusal says to what.
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

/** Whether some line cannot be ordered as it stands, or more was typed than there is. */
export function useBlocked(): boolean {
  const cart = useShell((state) => state.cart);
  const wanted = useCartNotes((notes) => notes.wanted);
  return shortLines(cart).length > 0 || Object.keys(wanted).length > 0;
}

/** Another quantity for a line: shown at once, then as the server has it. */
export function setQuantity(variantId: number, quantity: number): Promise<boolean> {
  useShell.setState(({ cart }) => ({ cart: withQuantity(cart, variantId, quantity) }));
  return run(
    () =>
      quantity > 0
        ? call("setCartLine", { params: { variantId }, body: { quantity } })
        : call("removeCartLine", { params: { variantId } }),
    variantId,
  );
}

/** Puts units in, or back, without a word. */
export function putBack(variantId: number, quantity: number): Promise<boolean> {
  const idempotencyKey = newKey();
  return run(
    () => call("addCartLine", { body: { variantId, quantity }, idempotencyKey }),
    variantId,
  );
}

/** Brings the cart of the last visit back. */
export function restoreLastCart(): Promise<boolean> {
  return run(() => call("restoreCart"), null);
}
