import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useShell } from "../store.ts";
import { putBack, refreshCart } from "./cart-writes.ts";

interface Sent {
  method: string;
  answer: (quantity: number) => void;
}

const sent: Sent[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: RequestInit) => {
    const quantity = await new Promise<number>((answer) => {
      sent.push({ method, answer });
    });
    return Response.json({ items: [], totalQty: quantity, totalPrice: 0 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

const shown = () => useShell.getState().cart.totalQty;

async function next(method: string): Promise<Sent> {
  await expect.poll(() => sent.map((one) => one.method)).toContain(method);
  return sent.splice(0, 1)[0]!;
}

test("does not replace the cart with an earlier read", async () => {
  const reading = refreshCart();
  const earlier = await next("GET");
  const adding = putBack(7, 1);
  (await next("POST")).answer(1);
  await adding;
  expect(shown()).toBe(1);

  const readingAgain = refreshCart();
  const later = await next("GET");
  earlier.answer(0);
  later.answer(1);
  (await next("GET")).answer(1);
  await Promise.all([reading, readingAgain]);
  expect(shown()).toBe(1);
});

test("reads the cart only after a pending addition is saved", async () => {
  const adding = putBack(7, 1);
  const post = await next("POST");
  const reading = refreshCart();
  await setTimeout();
  expect(sent).toEqual([]);
  post.answer(2);
  (await next("GET")).answer(2);
  await Promise.all([adding, reading]);
  expect(shown()).toBe(2);
});

test("adds a product only after the expired cart is parked", async () => {
  let parked = () => {};
  useShell.setState({
    parking: new Promise<void>((resolve) => {
      parked = resolve;
    }),
  });
  const adding = putBack(7, 1);
  await setTimeout();
  expect(sent).toEqual([]);
  parked();
  (await next("POST")).answer(1);
  await adding;
  expect(shown()).toBe(1);
});
