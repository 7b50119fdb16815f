import { useMemo } from "react";
import { useIsBrowser, useQuery } from "../frame/use-query.ts";
import { type CodePurpose, type PendingCode, pendingCode } from "./pending-code.ts";

/** What there is to know about the code that somebody is to type. */
export interface CodeToEnter {
  verification: string;
  /** As the link of the message brings it. */
  code: string;
  /** What this tab knows of it; a link opened elsewhere knows nothing. */
  pending: PendingCode | null;
}

/** From the link of the message, or from the form before; undefined until the browser has looked, null: there is none. */
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
