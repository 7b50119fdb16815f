import type { Cart, CartLine } from "#contract/cart/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { CartContents } from "./cart-contents.ts";
import type { DescribedCartLine } from "./cart-lines.ts";

export const EMPTY_CART: Cart = {
  items: [],
  totalQty: 0,
  totalPrice: 0,
  promotions: [],
  freeDelivery: false,
  restorableQty: 0,
};

export function presentCart({ lines, price, parkedQuantity }: CartContents, locale: Locale): Cart {
  const items = lines.map((line) => presentLine(line, locale));
  return {
    items,
    totalQty: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPrice: price.total,
    promotions: price.promotions.map(({ label, amount }) => ({ label: label[locale], amount })),
    freeDelivery: price.isDeliveryGiven,
    restorableQty: parkedQuantity,
  };
}

export function presentLine(line: DescribedCartLine, locale: Locale): CartLine {
  const { description, quantity, available, was } = line;
  const { picture } = description;
  const amount = line.amount ?? 0;
  return {
    variantId: line.variantId,
    productId: description.productId,
    sku: description.sku,
    name: description.name[locale],
    options: description.options[locale],
    path: description.path[locale],
    picture: picture && { ...picture, alt: picture.alt[locale] },
    quantity,
    price: { amount, was },
    lineTotal: amount * quantity,
    available,
  };
}
