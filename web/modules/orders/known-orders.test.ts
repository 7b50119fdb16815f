import { afterEach, beforeEach, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { setApiLocale } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";
import { knownOrder, rememberOrder } from "./known-orders.ts";
import { shownState } from "./use-order.ts";

const NUMBER = "F-100001-HG";
const order = { number: NUMBER } as Order;

beforeEach(() => setApiLocale("ar"));

afterEach(() => {
  useShell.setState({ token: "nobody's" });
  useShell.setState({ token: null });
});

test("an order that was seen is there at once on the next page, however its number is written", () => {
  rememberOrder(order);
  expect(knownOrder(NUMBER.toLowerCase(), "ar")).toBe(order);
});

test("nothing of it is left once its session has ended, or another one has begun", () => {
  useShell.setState({ token: "one" });
  rememberOrder(order);
  useShell.setState({ token: null });
  expect(knownOrder(NUMBER, "ar")).toBeUndefined();
  rememberOrder(order);
  useShell.setState({ token: "two" });
  useShell.setState({ token: null });
  expect(knownOrder(NUMBER, "ar")).toBeUndefined();
});

test("it is not shown in another language than it was asked for", () => {
  setApiLocale("ar");
  rememberOrder(order);
  expect(knownOrder(NUMBER, "en")).toBeUndefined();
  setApiLocale("en");
  const inEnglish = { number: NUMBER, locale: "en" } as Order;
  rememberOrder(inEnglish);
  expect(knownOrder(NUMBER, "en")).toBe(inEnglish);
  expect(knownOrder(NUMBER, "ar")).toBe(order);
});

test("what the server answers wins over what is known, and an answer that failed does not", () => {
  const known = { number: NUMBER } as Order;
  expect(shownState({ kind: "not-found" }, known)).toEqual({ kind: "not-found" });
  expect(shownState({ kind: "found", order }, known)).toEqual({ kind: "found", order });
  expect(shownState({ kind: "failed" }, known)).toEqual({ kind: "found", order: known });
  expect(shownState({ kind: "failed" }, undefined)).toEqual({ kind: "failed" });
  expect(shownState(undefined, known)).toEqual({ kind: "found", order: known });
  expect(shownState(undefined, undefined)).toEqual({ kind: "loading" });
});
