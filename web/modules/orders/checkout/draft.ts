import type { Attempt } from "./attempt.ts";
import { type CheckoutValues, valuesFrom } from "./checkout-values.ts";

/**
 * Kept for this tab until the order is placed: typed values and the attempt's key survive a reload.
 */
const KEY = "checkout";

interface Draft {
  values: CheckoutValues;
  attempt: Attempt | null;
}

export function readDraft(): Draft | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    return saved && { values: valuesFrom(saved.values), attempt: saved.attempt ?? null };
  } catch {
    return null;
  }
}

/** Storage may be full or blocked: then nothing is stored, and nothing breaks. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The typed text is still on the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
