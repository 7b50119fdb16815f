import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { loadAllMessages } from "#web/i18n/load-messages.ts";
import { PageLocaleProvider } from "#web/i18n/page-locale.tsx";
import { LineNotes } from "./line-notes.tsx";

beforeAll(() => loadAllMessages());

function notes(quantity: number, available: number): string {
  const line: CartLine = {
    variantId: 1,
    productId: 1,
    sku: "S-1",
    name: "Lamp",
    options: "",
    path: "/product/1-lamp",
    picture: null,
    quantity,
    price: { amount: 500, was: null },
    lineTotal: quantity * 500,
    available,
  };
  return renderToStaticMarkup(
    <PageLocaleProvider locale="en" defaultLocale="ar">
      <LineNotes id="stock" line={line} />
    </PageLocaleProvider>,
  );
}

test.each([0, 1, 4])("with %d in stock a line of 5 says so in the specification's words", (qty) => {
  expect(notes(5, qty)).toContain(`>Requested quantity is not available. Only ${qty} in stock</p>`);
});

test("a line that can be had says nothing", () => {
  expect(notes(5, 5)).not.toContain("<p");
});
