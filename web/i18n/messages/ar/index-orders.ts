import type { Messages } from "../../message-shape.ts";
import { invoices } from "./invoices.ts";
import { basic } from "./basic.ts";
import { cartCheck } from "./cart-check.ts";
import { checkoutTexts } from "./orders/checkout.ts";
import { orderTexts } from "./orders/order.ts";
import { payingTexts } from "./orders/paying.ts";
import { codeTexts } from "./orders/codes.ts";
import { proof } from "./proof.ts";
import { returns } from "./returns.ts";
import { skuList } from "./orders/sku-list.ts";

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
