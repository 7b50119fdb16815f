import type { Page } from "@playwright/test";

/** What can happen behind the browser's back, and what has to be said about it. */
export interface Scenes {
  /** Store credit from the shop, in piastres. */
  giveCredit: { email: string; amount: number };
  /** The company of this member may buy on terms. */
  approveCompany: { email: string };
  /** The time an order is held for is over, and the shop has noticed. */
  passTime: { number: string };
  hireStaff: { role: "orders" };
  /** Staff keep a redirect. */
  movePath: { from: string; to: string };
  /** Staff publish a film of two seconds. */
  showFilm: Record<string, never>;
}

const PORT = Number(process.env["E2E_PORT"] ?? 4310) + 1000;

/** Lets something happen. @returns what came of it */
export async function happen<K extends keyof Scenes>(
  page: Page,
  scene: K,
  given: Scenes[K],
): Promise<Record<string, string>> {
  const answer = await page.request.post(`http://127.0.0.1:${PORT}/${scene}`, { data: given });
  if (!answer.ok()) throw new Error(`${scene}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}
