import type { SameKeys } from "../../message-shape.ts";
import type { orders as english } from "../en/orders.ts";
import { checkoutTexts } from "./orders/checkout.ts";
import { orderTexts } from "./orders/order.ts";
import { payingTexts } from "./orders/paying.ts";
import { codeTexts } from "./orders/codes.ts";

export const orders: SameKeys<typeof english> = {
  title: "طلبك",
  ...checkoutTexts,
  ...orderTexts,
  ...payingTexts,
  ...codeTexts,
};
