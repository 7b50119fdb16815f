import type { Intention } from "./sandbox-bank.ts";

export const OUTCOMES = ["success", "decline", "abandon", "late", "double"] as const;
export type Outcome = (typeof OUTCOMES)[number];

const LABELS: Record<Outcome, string> = {
  success: "Pay",
  decline: "Card declined",
  abandon: "Leave without paying",
  late: "Pay, the bank tells the shop late",
  double: "Pay, the bank tells the shop three times",
};

/** The hosted page of the sandbox: links instead of a card form. */
export function sandboxPage(path: string, { clientSecret, amount, reference }: Intention): string {
  const links = OUTCOMES.map((outcome) => {
    const query = new URLSearchParams({ clientSecret, outcome });
    return `<li><a href="${path}/decide?${query.toString().replaceAll("&", "&amp;")}">${LABELS[outcome]}</a></li>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox bank</title><h1>Sandbox bank</h1>
<p>EGP ${(amount / 100).toFixed(2)} · ${encodeURIComponent(reference)}</p>
<p>This page stands where the bank's page stands in a real shop. No card is asked for.</p>
<ul>${links.join("")}</ul></html>`;
}
