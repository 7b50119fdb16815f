import type { Verification } from "#contract/identity/credentials.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/shell/forms/form-draft.ts";

/**
 * A code has been sent for a registration, password reset or sign-in; this tab keeps the data to
 * use it with.
 */
export type CodePurpose = "registration" | "reset" | "sign-in";

export interface PendingCode extends Verification {
  /** When it was requested, by the browser's clock. */
  askedAt: number;
  /** Path of the form that requested it. */
  form: string;
  /** Where to go afterwards. */
  next: string | null;
}

const keyOf = (purpose: CodePurpose) => `code-${purpose}`;

export function keepPendingCode(purpose: CodePurpose, pending: PendingCode): void {
  writeDraft(keyOf(purpose), pending);
}

export function pendingCode(purpose: CodePurpose): PendingCode | null {
  return readDraft(keyOf(purpose)) as PendingCode | null;
}

export function forgetPendingCode(purpose: CodePurpose): void {
  forgetDraft(keyOf(purpose));
}

/** Seconds until another code may be requested. */
export function secondsToWait(pending: PendingCode, now: number): number {
  const { askedAt, resendAfter } = pending;
  const past = Math.max(0, now - askedAt) / 1000;
  return Math.min(resendAfter, Math.max(0, Math.ceil(resendAfter - past)));
}
