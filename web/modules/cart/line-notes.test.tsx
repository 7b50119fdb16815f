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

test.each([0, 1, 4])("shows the available quantity for 5 units with %d in stock", (qty) => {
  expect(notes(5, qty)).toContain(`>Requested quantity is not available. Only ${qty} in stock</p>`);
});

test("shows nothing for an available line", () => {
  expect(notes(5, 5)).not.toContain("<p");
});
