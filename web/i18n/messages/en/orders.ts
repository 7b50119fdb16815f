import { checkoutTexts } from "./orders/checkout.ts";
import { orderTexts } from "./orders/order.ts";
import { payingTexts } from "./orders/paying.ts";
import { codeTexts } from "./orders/codes.ts";

export const orders = {
  title: "Your order",
  ...checkoutTexts,
  ...orderTexts,
  ...payingTexts,
  ...codeTexts,
} as const;
