import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { pageCount } from "#contract/kernel/page-count.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { Star } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { OwnRatingRow } from "./own-rating-row.tsx";

/** What the customer has rated, and what became of it. */
export function AccountSection() {
  const t = useTranslations("search.pages");
  const locale = usePageLocale();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get("page"))) || 1);
  const asked = useAnswer<Page<OwnRating>>(`own ratings ${page} ${locale}`, () =>
    accountCall("listOwnRatings", { query: { page } }),
  );
  const path = accountPath("ratings");
  return (
    <AnswerView asked={asked}>
      {(answer) =>
        answer.items.length === 0 ? (
          <NoRatings />
        ) : (
          <>
            <ul className="border-t border-hairline">
              {answer.items.map((rating) => (
                <OwnRatingRow key={rating.productId} rating={rating} refresh={asked.refresh} />
              ))}
            </ul>
            <div className="mt-8">
              <Pagination
                current={answer.page}
                total={pageCount(answer)}
                href={(number) => (number === 1 ? path : `${path}&page=${number}`)}
                label={t("label")}
                previousLabel={t("previous")}
                nextLabel={t("next")}
                pageLabel={(number) => t("page", { number: String(number) })}
              />
            </div>
          </>
        )
      }
    </AnswerView>
  );
}

function NoRatings() {
  const t = useTranslations("ratings.own");
  return (
    <EmptyState
      illustration={<Icon icon={Star} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<ButtonLink href={accountPath("orders")}>{t("emptyAction")}</ButtonLink>}
    />
  );
}
