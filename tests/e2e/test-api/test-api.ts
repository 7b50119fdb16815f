import type { Page } from "@playwright/test";

/** The scenarios of the test API, with what each is given. */
export interface Scenarios {
  /** Store credit from the shop, in piastres. */
  giveCredit: { email: string; amount: number };
  /** The company of this member may buy on terms. */
  approveCompany: { email: string };
  /** The time an order is held for is over, and the shop has noticed. */
  passTime: { number: string };
  /** Six minutes go by: nobody remembers that this customer proved who they are. */
  forgetProof: { email: string };
  /** A cash order has to be confirmed by a code first. */
  askForCode: { number: string };
  /** Staff pack, ship and deliver all of an order. */
  deliver: { number: string };
  hireStaff: { role: "owner" | "catalogue" | "orders" | "support" | "content"; name?: string };
  /** Staff keep a redirect. */
  movePath: { from: string; to: string };
  /** What the link of a mail carries by which a guest rates what came with an order. */
  ratingKey: { number: string };
  /** What the links of a mail carry that asks a guest for ratings. */
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
