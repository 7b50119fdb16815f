import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SignInEntry } from "#contract/customers/account-endpoints.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Panel } from "../panel/panel.tsx";
import { useDeviceTexts } from "./use-device-texts.ts";

const FIRST = 10;

/** Sign-ins of the last months: when, how, on which device, from where. */
export function SignInHistory() {
  const t = useTranslations("account.devices");
  const [all, setAll] = useState(false);
  const asked = useAnswer<{ items: SignInEntry[] }>("sign-ins", () =>
    call("GET /api/v1/account/sign-ins"),
  );
  return (
    <Panel title={t("history")} text={t("historyText")}>
      <AnswerView asked={asked}>
        {({ items }) => (
          <>
            <ul aria-label={t("history")}>
              {items.slice(0, all ? items.length : FIRST).map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            {!all && items.length > FIRST && (
              <Button kind="quiet" size="small" className="mt-3" onClick={() => setAll(true)}>
                {t("historyAll")}
              </Button>
            )}
          </>
        )}
      </AnswerView>
    </Panel>
  );
}

function Entry({ entry }: { entry: SignInEntry }) {
  const t = useTranslations("account.devices");
  const locale = usePageLocale();
  const { name } = useDeviceTexts();
  return (
    <li className="border-b border-hairline py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{t(`method.${entry.method}`)}</span>
        <span className="figures text-small text-ink-soft">{momentText(entry.at, locale)}</span>
      </p>
      <p className="text-small text-ink-soft">
        {name({ ...entry, name: null })} {" · "}
        <Ltr>{entry.network}</Ltr>
      </p>
    </li>
  );
}
