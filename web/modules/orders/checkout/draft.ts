import type { Attempt } from "./attempt.ts";
import { type CheckoutValues, valuesFrom } from "./checkout-values.ts";

/** For this tab and until the order is placed: what was typed survives a reload, and so does the attempt's key. */
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

/** Storage may be full or forbidden: then nothing is kept, and nothing breaks. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Typed text stays in the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
