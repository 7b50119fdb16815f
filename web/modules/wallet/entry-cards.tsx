import { useTranslations } from "use-intl";
import type { WalletEntry } from "#contract/wallet/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { ProcessAmount, ProcessBadge } from "./process-amount.tsx";
import { useEntryTexts } from "./use-entry-texts.ts";

/** The same ledger on phones: each entry is a card. */
export function EntryCards({ entries }: { entries: readonly WalletEntry[] }) {
  return (
    <ul className="flex flex-col gap-3 md:hidden">
      {entries.map((entry) => (
        <EntryCard key={entry.position} entry={entry} />
      ))}
    </ul>
  );
}

function EntryCard({ entry }: { entry: WalletEntry }) {
  const t = useTranslations("wallet");
  const texts = useEntryTexts();
  const { amount } = useMoney();
  return (
    <li className="rounded-panel border border-hairline bg-paper p-4">
      <div className="flex items-start justify-between gap-3">
        <ProcessBadge entry={entry} />
        <span className="figures font-heading font-medium">
          <span className="sr-only">{t("processed")} </span>
          <ProcessAmount entry={entry} />
        </span>
      </div>
      <p className="mt-2 text-[0.9375rem]">{texts.reason(entry)}</p>
      <dl className="mt-3 grid grid-cols-2 gap-3 border-t border-hairline pt-3 text-small">
        <div>
          <dt className="text-ink-soft">{t("before")}</dt>
          <dd className="figures">
            <AmountText amount={amount(entry.amountBefore)} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t("after")}</dt>
          <dd className="figures">
            <AmountText amount={amount(entry.amountAfter)} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-ink-soft">{texts.date(entry)}</p>
    </li>
  );
}
