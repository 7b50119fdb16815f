import { expect, test } from "vitest";
import { useShell } from "./store.ts";

test("starts with an empty shared state", () => {
  expect(useShell.getInitialState()).toEqual({
    globalLoader: true,
    sessionKnown: false,
    isAuthenticated: false,
    token: null,
    userInfo: null,
    accountType: null,
    signInEnded: null,
    cart: { items: [], totalQty: 0, totalPrice: 0 },
    cartPromotions: { promotions: [], freeDelivery: false },
    restorableQty: 0,
    parking: expect.any(Promise),
    lists: null,
    favourites: null,
    cartOpen: false,
    pendingParts: 0,
  });
});
