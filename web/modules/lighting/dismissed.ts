import type { CartFinding } from "#contract/lighting/endpoints.ts";

/** Findings that the customer dismissed, kept in this tab until the cart is empty. */
const KEY = "cart-check";

/** The key of a finding: the same rule with the same variants and values is the same finding. */
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

/** Storage may be full or blocked: then they are only remembered until the page is left. */
export function keepDismissed(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // The list on the page still has it.
  }
}

export function forgetDismissed(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
