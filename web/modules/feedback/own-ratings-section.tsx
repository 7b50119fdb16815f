import { Star } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { AccountPages, usePageNumber } from "#web/shell/account/account-pages.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { OwnRatingRow } from "./own-rating-row.tsx";

/** The customer's ratings and their status. */
export function AccountSection() {
  const t = useTranslations("storefront.pages");
  const locale = usePageLocale();
  const page = usePageNumber();
  const asked = useAnswer<Page<OwnRating>>(`own ratings ${page} ${locale}`, () =>
    call("GET /api/v1/account/ratings", { query: { page } }),
  );
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
              <AccountPages
                page={answer}
                href={accountPath("ratings")}
                words={{
                  label: t("label"),
                  previous: t("previous"),
                  next: t("next"),
                  page: (number) => t("page", { number: String(number) }),
                }}
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
