import type { Page } from "@playwright/test";

/** The scenarios of the test API, with their input. */
export interface Scenarios {
  /** Gives store credit, in piastres. */
  giveCredit: { email: string; amount: number };
  /** Approves this member's company for company terms. */
  approveCompany: { email: string };
  /** Lets an order's hold expire, and the shop process it. */
  passTime: { number: string };
  /** Lets a customer's proof of identity expire, as after six minutes. */
  forgetProof: { email: string };
  /** Makes a cash order wait for a code. */
  askForCode: { number: string };
  /** Staff pack, ship and deliver the whole order. */
  deliver: { number: string };
  hireStaff: { role: "owner" | "catalogue" | "orders" | "support" | "content"; name?: string };
  /** Staff add a redirect. */
  movePath: { from: string; to: string };
  /** The key in the link of a guest's rating request mail. */
  ratingKey: { number: string };
  /** The token in the unsubscribe links of such a mail. */
  unsubscribeToken: { contact: string };
  /** Staff publish a film of two seconds. */
  publishFilm: Record<string, never>;
}

const PORT = Number(process.env["E2E_PORT"] ?? 4310) + 1000;

/** Runs a scenario. @returns its result */
export async function callTestApi<K extends keyof Scenarios>(
  page: Page,
  scenario: K,
  given: Scenarios[K],
): Promise<Record<string, string>> {
  const answer = await page.request.post(`http://127.0.0.1:${PORT}/${scenario}`, { data: given });
  if (!answer.ok()) throw new Error(`${scenario}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}
