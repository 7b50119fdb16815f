import type { CartFinding } from "#contract/lighting/endpoints.ts";

/** In this tab, until the cart is empty: what the customer said is fine. */
const KEY = "cart-check";

/** Names a finding: the same words about the same things are the same finding. */
export function findingKey({ rule, variantIds, values }: Omit<CartFinding, "remedy">): string {
  const said = Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  return [rule, variantIds.toSorted((a, b) => a - b).join("-"), ...said].join(":");
}

export function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** Storage may be full or forbidden: then it is kept until the page is left. */
export function keepDismissed(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // The list on the page knows it.
  }
}

export function forgetDismissed(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
