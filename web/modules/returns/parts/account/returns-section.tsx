import { pageCount } from "#contract/kernel/page-count.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ReturnCard } from "../order/return-card.tsx";
import { NoReturns } from "./no-returns.tsx";

/** Every return of the customer, page by page. */
export function AccountSection() {
  const t = useTranslations("returns.account");
  const [search] = useSearchParams();
  const page = pageIn(search.get("page"));
  const asked = useAnswer(`returns ${page}`, () => accountCall("listReturns", { query: { page } }));
  return (
    <AnswerView asked={asked} rows={3}>
      {(returns) =>
        returns.total === 0 ? (
          <NoReturns />
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{t("count", { count: returns.total })}</p>
            <ul className="mb-8 flex flex-col gap-4">
              {returns.items.map((back) => (
                <li key={back.number}>
                  <ReturnCard back={back} withOrder onChanged={asked.refresh} />
                </li>
              ))}
            </ul>
            <Pagination
              current={returns.page}
              total={pageCount(returns)}
              href={(to) => `${accountPath("returns")}&page=${to}`}
              label={t("pages")}
              previousLabel={t("previous")}
              nextLabel={t("next")}
              pageLabel={(to) => t("page", { page: String(to) })}
            />
          </>
        )
      }
    </AnswerView>
  );
}

function pageIn(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
