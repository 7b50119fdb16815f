import { useTranslations } from "use-intl";
import type { Preferences } from "#contract/customers/preference-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { type AccountPartProps, accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Panels } from "../panel/panel.tsx";
import { NewsletterPanel } from "./newsletter-panel.tsx";
import { TopicPanel } from "./topic-panel.tsx";
import { usePreferences } from "./use-preferences.ts";

/** Which notifications the customer gets, and through which channels. */
export function AccountSection({ account }: AccountPartProps) {
  const asked = useAnswer<Preferences>("preferences", () =>
    call("GET /api/v1/account/preferences"),
  );
  return (
    <AnswerView asked={asked} rows={3}>
      {(preferences) => (
        <Choices account={account} preferences={preferences} onChange={asked.change} />
      )}
    </AnswerView>
  );
}

interface ChoicesProps extends Pick<AccountPartProps, "account"> {
  preferences: Preferences;
  onChange: (next: (before: Preferences) => Preferences) => void;
}

function Choices({ account, preferences, onChange }: ChoicesProps) {
  const t = useTranslations("account.messages");
  const change = usePreferences(preferences, onChange);
  const { orders, ratings, alerts } = preferences;
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft">
        {t("reach")} <Link href={accountPath("overview")}>{t("reachLink")}</Link>
      </p>
      <Panels>
        <TopicPanel
          topic="orders"
          ways={orders}
          // The last channel stays on: customers must hear about their orders.
          lastStays
          onWays={(ways) => change("orders", { ...orders, ...ways })}
        />
        <TopicPanel
          topic="ratings"
          ways={ratings}
          onWays={(ways) => change("ratings", { ...ratings, ...ways })}
        />
        <TopicPanel
          topic="alerts"
          ways={alerts}
          onWays={(ways) => change("alerts", { ...alerts, ...ways })}
        />
        <NewsletterPanel account={account} />
      </Panels>
    </>
  );
}
