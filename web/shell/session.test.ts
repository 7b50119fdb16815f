import { expect, test } from "vitest";
import {
  INACTIVITY_LIMIT_MS,
  readLanguage,
  startSession,
  STORAGE_KEYS,
  touchActivity,
} from "./session.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const CART = { items: [{ variantId: 7 }], totalQty: 2, totalPrice: 900 };

function storageWith(values: Record<string, string>) {
  const map = new Map(Object.entries(values));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const signedIn = {
  startActivity: String(NOW - 1000),
  token: "t",
  accountType: "person",
  userInfo: '{"id":1}',
  cart: JSON.stringify(CART),
  lang: "en",
};

test("uses the specification's six storage keys", () => {
  expect(Object.values(STORAGE_KEYS).toSorted()).toEqual(
    ["accountType", "cart", "lang", "startActivity", "token", "userInfo"].toSorted(),
  );
});

test("records the time of a first visit (rule 1)", () => {
  const storage = storageWith({});
  expect(startSession(storage, NOW)).toEqual({
    isAuthenticated: false,
    token: null,
    userInfo: null,
    accountType: null,
    cart: null,
    cartRemoved: false,
  });
  expect(storage.map).toEqual(new Map([["startActivity", String(NOW)]]));
});

test("clears everything but the language after more than 3 hours (rule 2)", () => {
  const storage = storageWith({
    ...signedIn,
    startActivity: String(NOW - INACTIVITY_LIMIT_MS - 1),
  });
  const session = startSession(storage, NOW);
  expect(session).toMatchObject({
    isAuthenticated: false,
    cart: null,
    cartRemoved: true,
  });
  expect(storage.map).toEqual(
    new Map([
      ["startActivity", String(NOW)],
      ["lang", "en"],
    ]),
  );
});

test("keeps the session after exactly 3 hours (rule 2)", () => {
  const storage = storageWith({ ...signedIn, startActivity: String(NOW - INACTIVITY_LIMIT_MS) });
  expect(startSession(storage, NOW)).toMatchObject({ isAuthenticated: true, cart: CART });
});

test("does not offer to restore an empty cart (rule 2)", () => {
  const storage = storageWith({
    startActivity: "1",
    cart: JSON.stringify({ items: [], totalQty: 0, totalPrice: 0 }),
  });
  expect(startSession(storage, NOW).cartRemoved).toBe(false);
});

test("restores the session from all three values (rule 3)", () => {
  expect(startSession(storageWith(signedIn), NOW)).toMatchObject({
    isAuthenticated: true,
    token: "t",
    accountType: "person",
    userInfo: { id: 1 },
  });
});

test.each(["token", "accountType", "userInfo"])(
  "deletes all three session values when %s is missing (rule 4)",
  (missing) => {
    const storage = storageWith(signedIn);
    storage.map.delete(missing);
    expect(startSession(storage, NOW)).toMatchObject({
      isAuthenticated: false,
      token: null,
      userInfo: null,
      accountType: null,
      cart: CART,
    });
    expect([...storage.map.keys()]).toEqual(["startActivity", "cart", "lang"]);
  },
);

test.each(["{", "[]", "7", '{"items":1}'])("ignores the stored cart %s (rule 5)", (cart) => {
  expect(startSession(storageWith({ ...signedIn, cart }), NOW).cart).toBeNull();
});

test("ignores an unknown language (rule 6)", () => {
  expect(readLanguage(storageWith({ lang: "fr" }))).toBeNull();
  expect(readLanguage(storageWith(signedIn))).toBe("en");
});

test("updates the last activity at most once per minute", () => {
  const storage = storageWith({ startActivity: String(NOW) });
  touchActivity(storage, NOW + 59_999);
  expect(storage.map.get("startActivity")).toBe(String(NOW));
  touchActivity(storage, NOW + 60_000);
  expect(storage.map.get("startActivity")).toBe(String(NOW + 60_000));
});
