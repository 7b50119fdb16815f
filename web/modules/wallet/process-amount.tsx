import type { WalletEntry } from "#contract/wallet/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { useEntryTexts } from "./use-entry-texts.ts";

export function ProcessBadge({ entry }: { entry: WalletEntry }) {
  const texts = useEntryTexts();
  return (
    <Badge tone={entry.processType === "Deposit" ? "success" : "plain"}>{texts.type(entry)}</Badge>
  );
}

/** With its sign: plus for credits, minus for debits. */
export function ProcessAmount({ entry }: { entry: WalletEntry }) {
  const { amount } = useMoney();
  const sign = entry.processType === "Deposit" ? "+" : "\u2212";
  const processed = amount(entry.amountProcessed);
  return <AmountText amount={{ ...processed, number: sign + processed.number }} />;
}
