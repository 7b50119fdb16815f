import { expect, test } from "vitest";
import type { CartLine } from "#contract/cart/endpoints.ts";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import { addableOf, withSku } from "./addable.ts";

function item(variantId: number, quantity: number, available: number): CartLine {
  return {
    variantId,
    productId: variantId,
    sku: `S-${variantId}`,
    name: `Lamp ${variantId}`,
    options: "",
    path: "/product/1-lamp",
    picture: null,
    quantity,
    price: { amount: 500, was: null },
    lineTotal: quantity * 500,
    available,
  };
}

function line(state: CheckedSkuLine["state"], goods: CartLine[], rows = [1]): CheckedSkuLine {
  return { rows, typed: "", sku: "S", quantity: goods[0]?.quantity ?? 1, state, goods };
}

test("adds found lines, short lines up to stock and no others", () => {
  const checked = [
    line("found", [item(1, 3, 9)]),
    line("short", [item(2, 5, 2)]),
    line("sold-out", [item(3, 1, 0)]),
    line("ambiguous", [item(4, 1, 9), item(5, 1, 9)]),
    line("quantity", [item(6, 1, 9)]),
    line("unknown", []),
  ];
  expect(addableOf(checked)).toEqual({
    lines: [
      { variantId: 1, name: "Lamp 1", quantity: 3 },
      { variantId: 2, name: "Lamp 2", quantity: 2 },
    ],
    units: 5,
    total: 2500,
    open: 4,
    isComplete: false,
  });
});

test("replaces a typed SKU by the chosen one and merges its rows", () => {
  const chosen = { ...line("ambiguous", [], [2, 4]), quantity: 5 };
  expect(withSku("A-1 1\r\nAB 2\r\n\r\nab 3\nC-1", chosen, "AB-2")).toBe("A-1 1\nAB-2 5\n\nC-1");
  expect(withSku("AB x", { ...line("ambiguous", []), quantity: null }, "AB-2")).toBe("AB-2");
});
