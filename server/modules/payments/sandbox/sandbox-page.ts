import type { BankMethod } from "#contract/orders/payment-method.ts";
import type { Intention, Transaction } from "./transaction.ts";

export const OUTCOMES = ["success", "decline", "abandon", "late", "double"] as const;
export type Outcome = (typeof OUTCOMES)[number];

const LABELS: Record<Outcome, string> = {
  success: "Pay",
  decline: "Decline",
  abandon: "Leave without paying",
  late: "Pay, the bank tells the shop late",
  double: "Pay, the bank tells the shop three times",
};

function labelOf(outcome: Outcome, method: BankMethod): string {
  return outcome === "decline" && method === "card" ? "Card declined" : LABELS[outcome];
}

/** Input asked for before paying or declining, like the bank asks for a card. */
const QUESTIONS: Partial<Record<BankMethod, string>> = {
  "mobile-wallet": `<label>Wallet number <input name="given" inputmode="tel" pattern="01[0125][0-9]{8}" required></label>`,
  instalments: [6, 12, 24]
    .map(
      (months) =>
        `<label><input type="radio" name="given" value="${months}" required> ${months} months</label>`,
    )
    .join("<br>"),
};

/** The sandbox's hosted page: an input if the method has one, then links instead of a card form. */
export function sandboxPage(path: string, intention: Intention, given: string | undefined): string {
  const { clientSecret, amount, reference, method } = intention;
  const question = QUESTIONS[method];
  const facts = `<p>EGP ${pounds(amount)} · ${encodeURIComponent(reference)} · ${method}</p>`;
  if (question && given === undefined)
    return page(`${facts}<form action="${path}/ask" method="get">
<input type="hidden" name="clientSecret" value="${clientSecret}">
<p>${question}</p><p><button>Continue</button></p></form>`);
  const links = OUTCOMES.map((outcome) => {
    const query = new URLSearchParams({ clientSecret, outcome });
    return `<li><a href="${path}/decide?${query.toString().replaceAll("&", "&amp;")}">${labelOf(outcome, method)}</a></li>`;
  });
  return page(`${facts}
<p>This page stands where the bank's page stands in a real shop. No card is asked for.</p>
<ul>${links.join("")}</ul>`);
}

/** An outlet: enter a payment number to pay it. */
export function outletPage(path: string, waiting: Transaction | undefined, isPaid: boolean) {
  if (isPaid) return page("<p>Paid. The shop has been told.</p>");
  if (!waiting?.pending)
    return page(`<p>${waiting ? "This number is paid." : "Name a payment number."}</p>
<form action="${path}/outlet" method="get"><label>Payment number <input name="bill" inputmode="numeric" required></label>
<button>Look up</button></form>`);
  return page(`<p>EGP ${pounds(waiting.amount)} · ${waiting.id}</p>
<form action="${path}/outlet/pay" method="get"><input type="hidden" name="bill" value="${waiting.id}">
<button>Pay at the outlet</button></form>`);
}

const pounds = (amount: number) => (amount / 100).toFixed(2);

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox bank</title><h1>Sandbox bank</h1>${body}</html>`;
}
