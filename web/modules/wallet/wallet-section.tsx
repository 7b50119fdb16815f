import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { AccountPages, usePageNumber } from "#web/shell/account/account-pages.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { BalancePanel } from "./balance-panel.tsx";
import { EntryCards } from "./entry-cards.tsx";
import { EntryTable } from "./entry-table.tsx";
import { NoEntries } from "./no-entries.tsx";

/** The balance, and all entries behind it. */
export function AccountSection() {
  const t = useTranslations("wallet");
  const page = usePageNumber();
  const asked = useAnswer(`wallet ${page}`, () =>
    call("GET /api/v1/account/wallet", { query: { page } }),
  );
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
                <AccountPages
                  page={entries}
                  href={accountPath("wallet")}
                  words={{
                    label: t("pages"),
                    previous: t("previous"),
                    next: t("next"),
                    page: (number) => t("page", { page: String(number) }),
                  }}
                />
              </div>
            </section>
          )}
        </>
      )}
    </AnswerView>
  );
}
