import { Wallet } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AccountPages, usePageNumber } from "#web/shell/account/account-pages.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Price } from "#web/ui/display/price.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EntryCards } from "./entry-cards.tsx";
import { EntryTable } from "./entry-table.tsx";

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

/** The balance, which is what people open the page for. */
function BalancePanel({ balance }: { balance: number }) {
  const t = useTranslations("wallet");
  const { amount } = useMoney();
  return (
    <section
      aria-labelledby="wallet-balance"
      className="rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <h2 id="wallet-balance" className="font-text text-[0.9375rem] font-normal text-ink-soft">
        {t("balance")}
      </h2>
      <Price now={amount(balance)} size="large" className="mt-1" />
      <p className="mt-3 max-w-text text-[0.9375rem] text-ink-soft">{t("balanceText")}</p>
    </section>
  );
}

function NoEntries() {
  const t = useTranslations("wallet");
  return (
    <EmptyState
      illustration={<Icon icon={Wallet} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<ButtonLink href="/product">{t("shop")}</ButtonLink>}
    />
  );
}
