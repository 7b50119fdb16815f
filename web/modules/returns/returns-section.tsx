import { RotateCcw } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { AccountPages, usePageNumber } from "#web/shell/account/account-pages.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ReturnCard } from "./return-card.tsx";

/** All returns of the customer, paginated. */
export function AccountSection() {
  const t = useTranslations("returns.account");
  const page = usePageNumber();
  const asked = useAnswer(`returns ${page}`, () =>
    call("GET /api/v1/account/returns", { query: { page } }),
  );
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
            <AccountPages
              page={returns}
              href={accountPath("returns")}
              words={{
                label: t("pages"),
                previous: t("previous"),
                next: t("next"),
                page: (number) => t("page", { page: String(number) }),
              }}
            />
          </>
        )
      }
    </AnswerView>
  );
}

function NoReturns() {
  const t = useTranslations("returns.account");
  return (
    <EmptyState
      illustration={<Icon icon={RotateCcw} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<ButtonLink href={accountPath("orders")}>{t("orders")}</ButtonLink>}
    />
  );
}
