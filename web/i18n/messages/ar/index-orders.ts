import type { Messages } from "../../message-shape.ts";
import { basic } from "./basic.ts";
import { cartCheck } from "./cart-check.ts";
import { invoices } from "./invoices.ts";
import { checkoutTexts } from "./orders/checkout.ts";
import { codeTexts } from "./orders/codes.ts";
import { orderTexts } from "./orders/order.ts";
import { payingTexts } from "./orders/paying.ts";
import { skuList } from "./orders/sku-list.ts";
import { proof } from "./proof.ts";
import { returns } from "./returns.ts";

const orders = { ...checkoutTexts, ...orderTexts, ...payingTexts, ...codeTexts };

export const messages: Messages["orders"] = {
  basic,
  cartCheck,
  invoices,
  orders,
  proof,
  returns,
  skuList,
};
