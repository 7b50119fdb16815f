import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { beforeAll, expect, test } from "vitest";
import { loadAllMessages, messagesOf } from "#web/i18n/load-messages.ts";
import { PageLocaleProvider } from "#web/i18n/page-locale.tsx";
import { type CheckoutValues, EMPTY_VALUES } from "../checkout/checkout-values.ts";
import type { Quote, QuoteAnswer } from "../checkout/payment-choice.ts";
import { ReviewFacts } from "./review-facts.tsx";

beforeAll(() => loadAllMessages());

const line = {
  variantId: 1,
  productId: 1,
  sku: "S-1",
  name: "Hala",
  options: "Black",
  path: "/product/1-hala",
  picture: null,
  quantity: 2,
  price: { amount: 1_140_00, was: null },
  lineTotal: 2_280_00,
  available: 9,
};

const quote = {
  earliest: "2026-11-28",
  latest: "2026-11-30",
  wallet: { balance: 500_00, used: 300_00 },
  coupon: { code: "WELCOME10", isApplied: true, label: "10% off", minimum: null },
} as Quote;

function Form({ answer, purchaseOrder }: { answer: QuoteAnswer; purchaseOrder: string }) {
  const payment = { ...EMPTY_VALUES.payment, purchaseOrder };
  const form = useForm<CheckoutValues>({ defaultValues: { ...EMPTY_VALUES, payment } });
  return (
    <FormProvider {...form}>
      <ReviewFacts answer={answer} terms={[]} lines={[line]} />
    </FormProvider>
  );
}

/** The text of the review step. */
function review(changes: Partial<Quote> = {}, purchaseOrder = ""): string {
  const answer = { quote: { ...quote, ...changes }, method: "instapay", couponMistake: null };
  const html = renderToStaticMarkup(
    <PageLocaleProvider locale="en" defaultLocale="ar">
      <Form answer={answer as QuoteAnswer} purchaseOrder={purchaseOrder} />
    </PageLocaleProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("shows line prices, coupon, store credit and purchase order", () => {
  const { orders } = messagesOf("en");
  const text = review({}, "PO-2026-7");
  for (const part of ["Hala", "Black", "2,280", orders.payment.method.instapay])
    expect(text).toContain(part);
  expect(text).toMatch(/WELCOME10 . 10% off/);
  expect(text).toMatch(new RegExp(`${orders.totals.wallet} .*300`));
  expect(text).toContain(`${orders.field.purchaseOrder} PO-2026-7`);
});

test("shows an idle coupon and omits missing parts", () => {
  const { orders } = messagesOf("en");
  const coupon = { code: "WELCOME10", isApplied: false, label: "", minimum: null };
  expect(review({ coupon })).toContain(orders.coupon.idle);
  const without = review({ coupon: null, wallet: null });
  for (const label of [orders.coupon.label, orders.totals.wallet, orders.field.purchaseOrder])
    expect(without).not.toContain(label);
});
