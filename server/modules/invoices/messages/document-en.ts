import type { Texts } from "#server/platform/messages/message-texts.ts";

/** Words of an invoice and of a credit note. */
export const documentEn = {
  title: { invoice: "Invoice", "credit-note": "Credit note" },
  file: { invoice: "Invoice {number}", "credit-note": "Credit note {number}" },
  facts: {
    date: "Date",
    order: "Order",
    status: "Status",
    payment: "Payment",
    creditOf: "Credits invoice",
    reason: "Reason",
  },
  status: { Paid: "Paid", NotPaid: "Not paid" },
  reason: {
    cancelled: "Order cancelled",
    return: "Goods returned",
    returnOf: "Return {number}",
    correction: "Correction",
  },
  payment: {
    cod: "Cash on delivery",
    wallet: "Wallet",
    bank: "Bank transfer",
    card: "Card",
    other: "Other",
  },
  parties: {
    seller: "Seller",
    buyer: "Buyer",
    taxNumber: "Tax registration no. {number}",
    commercialRegister: "Commercial register {number}",
    nationalId: "National ID or passport {number}",
    orderedBy: "Ordered by {name}",
  },
  table: {
    item: "Item",
    quantity: "Qty",
    unit: "Unit price",
    vat: "Incl. VAT",
    total: "Total",
    sku: "Code {sku}",
    discount: "Discount {amount}",
    continued: "{number}, continued",
  },
  line: {
    delivery: "Delivery",
    "delivery-discount": "Delivery discount",
    goodwill: "Goodwill discount",
    "cod-fee": "Cash on delivery fee",
  },
  totals: {
    net: "Before VAT",
    vat: "VAT {rate}",
    discount: "Discounts included",
    total: "Total",
    credited: "Total credited",
    currency: "All amounts in Egyptian pounds (EGP). Prices include VAT.",
  },
  notes: {
    unpaid: "This document does not confirm payment.",
    paid: "Paid in full on {date}.",
    credit: "This credit note cancels the value of the lines above from invoice {number}.",
    thanks: "For returns and warranty the order number is enough.",
    check: "Scan to open the order in the shop",
  },
  footer: { page: "Page {page} of {pages}" },
} as const satisfies Texts;
