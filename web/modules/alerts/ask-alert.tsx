import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { AskedAlert } from "#contract/alerts/endpoints.ts";
import type { AlertKind } from "#contract/alerts/limits.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { call } from "#web/api/client.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { useShell } from "#web/shell/store.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { EnterAlertCode } from "./enter-alert-code.tsx";

interface AskAlertProps {
  variantId: number;
  kind: AlertKind;
  /** The result of the first press, if that was enough. */
  begun: AskedAlert | null;
}

/** The contact form for visitors who are not signed in; then what is left to do. */
export function AskAlert({ variantId, kind, begun }: AskAlertProps) {
  const [asked, setAsked] = useState(begun);
  const [isOn, setOn] = useState(false);
  if (!asked) {
    return (
      <ContactForm
        kind={kind}
        ask={async (contact) =>
          setAsked(await call("POST /api/v1/alerts", { body: { variantId, kind, contact } }))
        }
      />
    );
  }
  if (isOn || asked.state === "active") return <IsOn kind={kind} sentTo={asked.sentTo} />;
  return <Unconfirmed kind={kind} asked={asked} onConfirmed={() => setOn(true)} />;
}

/**
 * Asks for the signed-in customer. @returns null: the account has no confirmed contact, the session
 * has ended, or the request failed
 */
export async function askForAccount(variantId: number, kind: AlertKind) {
  try {
    return await call("POST /api/v1/alerts", { body: { variantId, kind } });
  } catch (error) {
    // Whatever the problem was, the form reports it again when it is submitted.
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

interface ContactFormProps {
  kind: AlertKind;
  ask: (contact: string) => Promise<void>;
}

function ContactForm({ kind, ask }: ContactFormProps) {
  const t = useTranslations("alerts");
  const state = useShopForm({
    values: { contact: "" },
    schema: async () => (await import("./schemas.ts")).contactRules,
    labelOf: () => t("contact"),
    draft: "alert",
    keepsDraft: true,
    send: ({ contact }) => ask(contact),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("contact"), [setFocus]);
  return (
    <ShopForm
      state={state}
      className="flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-4"
    >
      <p className="text-[0.9375rem]">{t(`${kind}.ask`)}</p>
      <FormField name="contact" kind="identifier" label={t("contact")} required hint={t("hint")} />
      <SubmitButton busy={t("sending")} size="normal" wide={false}>
        {t("submit")}
      </SubmitButton>
    </ShopForm>
  );
}

interface UnconfirmedProps {
  kind: AlertKind;
  asked: AskedAlert;
  onConfirmed: () => void;
}

function Unconfirmed({ kind, asked, onConfirmed }: UnconfirmedProps) {
  const t = useTranslations("alerts");
  if (asked.ticket !== null) {
    return (
      <EnterAlertCode ticket={asked.ticket} to={shown(asked.sentTo)} onConfirmed={onConfirmed} />
    );
  }
  return (
    <Notice tone="info" live title={t("mailSent")}>
      <p>{t("mailSentText", { to: shown(asked.sentTo) })}</p>
      <p className="mt-1 text-small text-ink-soft">{t(`${kind}.once`)}</p>
    </Notice>
  );
}

function IsOn({ kind, sentTo }: { kind: AlertKind; sentTo: string }) {
  const t = useTranslations("alerts");
  const isSignedIn = useShell(({ token }) => Boolean(token));
  return (
    <Notice
      tone="success"
      live
      title={t("on")}
      action={
        isSignedIn && (
          <Link href={accountPath("alerts")} tone="action">
            {t("toList")}
          </Link>
        )
      }
    >
      {t(`${kind}.on`, { to: shown(sentTo) })}
    </Notice>
  );
}

const shown = (target: string) =>
  `\u2066${target.startsWith("+") ? formatMobile(target) : target}\u2069`;
