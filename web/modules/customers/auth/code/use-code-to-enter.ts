import { useMemo } from "react";
import { useIsBrowser, useQuery } from "../frame/use-query.ts";
import { type CodePurpose, type PendingCode, pendingCode } from "./pending-code.ts";

/** What is known about the code to be entered. */
export interface CodeToEnter {
  verification: string;
  /** From the link in the message. */
  code: string;
  /** What this tab stored; null if the link was opened elsewhere. */
  pending: PendingCode | null;
}

/**
 * From the link in the message, or from the previous form; undefined until the browser has read it,
 * null if there is none.
 */
export function useCodeToEnter(purpose: CodePurpose): CodeToEnter | null | undefined {
  const isBrowser = useIsBrowser();
  const kept = useMemo(() => (isBrowser ? pendingCode(purpose) : undefined), [isBrowser, purpose]);
  const query = new URLSearchParams(useQuery());
  if (kept === undefined) return undefined;
  const named = query.get("verification");
  const verification = named ?? kept?.verification;
  if (!verification) return null;
  const isOwn = kept?.verification === verification;
  return { verification, code: query.get("code") ?? "", pending: isOwn ? kept : null };
}
