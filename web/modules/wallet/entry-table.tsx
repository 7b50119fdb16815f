import { useTranslations } from "use-intl";
import type { WalletEntry } from "#contract/wallet/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { ProcessAmount, ProcessBadge } from "./process-amount.tsx";
import { useEntryTexts } from "./use-entry-texts.ts";

const CELL = "px-4 py-3.5 text-start align-top first:ps-5 last:pe-5";

/** The ledger on screens wide enough for its columns. */
export function EntryTable({ entries }: { entries: readonly WalletEntry[] }) {
  const t = useTranslations("wallet");
  return (
    <div className="hidden overflow-hidden rounded-panel border border-hairline bg-paper md:block">
      <table className="w-full border-collapse text-[0.9375rem]" aria-labelledby="wallet-entries">
        <thead>
          <tr className="border-b border-hairline text-small text-ink-soft">
            {(["type", "before", "processed", "after", "date"] as const).map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal`}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.position} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EntryRow({ entry }: { entry: WalletEntry }) {
  const texts = useEntryTexts();
  const { amount } = useMoney();
  return (
    <tr className="border-b border-hairline last:border-b-0">
      <td className={CELL}>
        <ProcessBadge entry={entry} />
        <span className="mt-1 block text-small text-ink-soft">{texts.reason(entry)}</span>
      </td>
      <td className={`${CELL} figures text-ink-soft`}>
        <AmountText amount={amount(entry.amountBefore)} />
      </td>
      <td className={`${CELL} figures font-medium`}>
        <ProcessAmount entry={entry} />
      </td>
      <td className={`${CELL} figures font-medium`}>
        <AmountText amount={amount(entry.amountAfter)} />
      </td>
      <td className={`${CELL} text-small text-ink-soft`}>{texts.date(entry)}</td>
    </tr>
  );
}
