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

test("returns a seen order for any spelling of its number", () => {
  rememberOrder(order);
  expect(knownOrder(NUMBER.toLowerCase(), "ar")).toBe(order);
});

test("forgets an order when its session ends or changes", () => {
  useShell.setState({ token: "one" });
  rememberOrder(order);
  useShell.setState({ token: null });
  expect(knownOrder(NUMBER, "ar")).toBeUndefined();
  rememberOrder(order);
  useShell.setState({ token: "two" });
  useShell.setState({ token: null });
  expect(knownOrder(NUMBER, "ar")).toBeUndefined();
});

test("does not return an order in another language", () => {
  setApiLocale("ar");
  rememberOrder(order);
  expect(knownOrder(NUMBER, "en")).toBeUndefined();
  setApiLocale("en");
  const inEnglish = { number: NUMBER, locale: "en" } as Order;
  rememberOrder(inEnglish);
  expect(knownOrder(NUMBER, "en")).toBe(inEnglish);
  expect(knownOrder(NUMBER, "ar")).toBe(order);
});

test("prefers the server's answer to a known order unless it failed", () => {
  const known = { number: NUMBER } as Order;
  expect(shownState({ kind: "not-found" }, known)).toEqual({ kind: "not-found" });
  expect(shownState({ kind: "found", order }, known)).toEqual({ kind: "found", order });
  expect(shownState({ kind: "failed" }, known)).toEqual({ kind: "found", order: known });
  expect(shownState({ kind: "failed" }, undefined)).toEqual({ kind: "failed" });
  expect(shownState(undefined, known)).toEqual({ kind: "found", order: known });
  expect(shownState(undefined, undefined)).toEqual({ kind: "loading" });
});
