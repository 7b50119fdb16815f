import { useTranslations } from "use-intl";
import type { PendingCode } from "./pending-code.ts";

interface SentTextProps {
  pending: PendingCode | null;
  of: "verify" | "reset";
}

/** Says where the code was sent. */
export function SentText({ pending, of }: SentTextProps) {
  const t = useTranslations("accounts");
  if (!pending) return t("verify.sent");
  const to = `\u2066${pending.sentTo}\u2069`;
  return t(pending.channel === "email" ? `${of}.sentEmail` : `${of}.sentPhone`, { to });
}
