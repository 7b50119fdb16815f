import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { NEWSLETTER_TEXTS, NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { call } from "#web/api/client.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel } from "../panel/panel.tsx";
import { setAccount } from "../state/account-store.ts";

/** Consent to the newsletter, in exactly the words that are stored with it. */
export function NewsletterPanel({ account: { newsletter } }: { account: Account }) {
  const t = useTranslations("account.privacy");
  const locale = usePageLocale();
  const { busy, run } = useAction();
  const subscribed = newsletter !== null;
  const change = () =>
    run("newsletter", async () => {
      const body = { subscribed: !subscribed, text: NEWSLETTER_VERSION };
      setAccount(await call("POST /api/v1/account/newsletter", { body }));
      toast.success(subscribed ? t("unsubscribed") : t("subscribed"));
    });
  return (
    <Panel
      title={t("newsletter")}
      text={
        newsletter
          ? t("newsletterOn", { date: dateText(newsletter.at, locale) })
          : t("newsletterOff")
      }
    >
      {!subscribed && (
        <p className="mb-4 max-w-text text-[0.9375rem]">
          {NEWSLETTER_TEXTS[NEWSLETTER_VERSION][locale]}
        </p>
      )}
      <Button kind="secondary" loading={busy !== null} onClick={change}>
        {subscribed ? t("unsubscribe") : t("subscribe")}
      </Button>
    </Panel>
  );
}
