import type { Setting } from "#contract/settings-registry.ts";
import type { RetryingClient } from "../faults/buyers/retrying-client.ts";

const CHANGES = 12;
const PATH = "/api/v1/admin/settings/hotline";

/**
 * Staff change the shop's phone number, each time through another process; after each change all
 * processes are asked for the page that shows it. @returns responses that still had the old number
 */
export async function seeChangesEverywhere(
  addresses: readonly string[],
  staff: RetryingClient,
): Promise<string[]> {
  const stale: string[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const number = String(19_000 + change);
    const editor = staff.at(addresses[change % addresses.length] ?? "");
    const { version } = (await editor.get(PATH)).body as Setting;
    const saved = await editor.put(PATH, { version, value: number });
    if (saved.status !== 200) throw new Error(`the setting is refused: ${saved.status}`);
    const pages = await Promise.all(
      addresses.map(async (address) => (await fetch(`${address}/contact-us`)).text()),
    );
    for (const [index, page] of pages.entries())
      if (!page.includes(number)) stale.push(`${number} at process ${index + 1}`);
  }
  return stale;
}
