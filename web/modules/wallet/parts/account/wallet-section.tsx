import { pageCount } from "#contract/kernel/page-count.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { BalancePanel } from "./balance-panel.tsx";
import { EntryCards } from "./entry-cards.tsx";
import { EntryTable } from "./entry-table.tsx";
import { NoEntries } from "./no-entries.tsx";

/** What the customer may spend, and every entry that led to it. */
export function AccountSection() {
  const t = useTranslations("wallet");
  const [search] = useSearchParams();
  const page = pageIn(search.get("page"));
  const asked = useAnswer(`wallet ${page}`, () => accountCall("getWallet", { query: { page } }));
  return (
    <AnswerView asked={asked} rows={4}>
      {({ balance, entries }) => (
        <>
          <BalancePanel balance={balance} />
          {entries.total === 0 ? (
            <NoEntries />
          ) : (
            <section aria-labelledby="wallet-entries" className="mt-8">
              <h2 id="wallet-entries" className="mb-4 text-title">
                {t("history")}
              </h2>
              <EntryTable entries={entries.items} />
              <EntryCards entries={entries.items} />
              <div className="mt-8">
                <Pagination
                  current={entries.page}
                  total={pageCount(entries)}
                  href={(to) => `${accountPath("wallet")}&page=${to}`}
                  label={t("pages")}
                  previousLabel={t("previous")}
                  nextLabel={t("next")}
                  pageLabel={(to) => t("page", { page: String(to) })}
                />
              </div>
            </section>
          )}
        </>
      )}
    </AnswerView>
  );
}

function pageIn(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
