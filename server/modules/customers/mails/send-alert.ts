import type { Locale } from "#contract/kernel/locale.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { TextValues } from "#server/platform/messages/message-texts.ts";
import { type MailPart, sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type MailWords, mailWords } from "./mail-words.ts";
import { shownTarget } from "./send-code.ts";

/** Whom to notify: by mail if there is an email, else by short message. */
export interface Recipient {
  /** As in greetings. */
  name: string;
  email: string | null;
  phone: string | null;
  locale: Locale;
}

export type Alert =
  | { about: "password"; isSignedOutEverywhere: boolean }
  | { about: "changing" | "changed"; channel: "email" | "phone"; target: string }
  | { about: "device"; browser: string | null; system: string | null; address: string | null }
  | { about: "two-factor"; what: "on" | "off" | "codes" | "copied" }
  | { about: "backup-code"; left: number }
  | { about: "passkey"; what: "added" | "removed"; name: string }
  /** Two accounts were merged; this is how to sign in now. */
  | { about: "merged"; signIn: string };

interface Words {
  subject: string;
  heading: string;
  parts: MailPart[];
  sms: string;
}

/** Notifies a customer of a change to the account, and what to do if it was somebody else. */
export async function sendAlert(work: Work, recipient: Recipient, alert: Alert): Promise<void> {
  const { name, email, phone, locale } = recipient;
  const words = await mailWords(work, locale);
  const { subject, heading, parts, sms } = wordsOf(alert, words, locale);
  if (email === null) {
    if (phone !== null) await sendSms(work, { to: phone, locale, text: sms });
    return;
  }
  const { t } = words;
  await sendMail(work, {
    to: email,
    locale,
    subject,
    parts: [
      { kind: "heading", text: heading },
      { kind: "text", text: t("shared.greeting", { name }) },
      ...parts,
      { kind: "note", text: t("shared.notYou") },
      { kind: "button", label: t("shared.setPassword"), href: "/auth/ForgotPassword" },
    ],
  });
}

function wordsOf(alert: Alert, words: MailWords, locale: Locale): Words {
  switch (alert.about) {
    case "password":
      return passwordWords(alert.isSignedOutEverywhere, words, locale);
    case "changing":
    case "changed":
      return changeWords(alert, words);
    case "device":
      return deviceWords(alert, words, locale);
    case "two-factor":
      return twoFactorWords(alert.what, words);
    case "backup-code":
      return twoFactorWords("used", words, { left: alert.left });
    case "passkey":
      return passkeyWords(alert, words);
    case "merged":
      return mergedWords(alert, words);
  }
}

function passwordWords(isEverywhere: boolean, { t, shop }: MailWords, locale: Locale): Words {
  const everywhere: MailPart[] = isEverywhere
    ? [{ kind: "text", text: t("password.everywhere") }]
    : [];
  return {
    subject: t("password.subject", { shop }),
    heading: t("password.heading"),
    parts: [
      { kind: "text", text: t("password.text", { at: momentText(new Date(), locale) }) },
      ...everywhere,
    ],
    sms: t("password.sms", { shop }),
  };
}

function changeWords(
  { about, channel, target }: Extract<Alert, { channel: string }>,
  { t, shop }: MailWords,
): Words {
  const subject =
    about === "changing"
      ? t("changing.subject", { shop })
      : t(`changed.${channel}Subject`, { shop });
  const shown = shownTarget(channel, target);
  return {
    subject,
    heading: t(`${about}.heading`),
    parts: [{ kind: "text", text: t(`${about}.${channel}`, { target: shown }) }],
    sms: t(`${about}.sms`, { shop }),
  };
}

function deviceWords(
  { browser, system, address }: Extract<Alert, { about: "device" }>,
  { t, shop }: MailWords,
  locale: Locale,
): Words {
  const what = [browser, system].filter(Boolean).join(" · ") || t("device.unknown");
  const rows = [
    { label: t("device.what"), value: what },
    { label: t("device.where"), value: address ?? t("device.unknown") },
    { label: t("device.when"), value: momentText(new Date(), locale) },
  ];
  return {
    subject: t("device.subject", { shop }),
    heading: t("device.heading"),
    parts: [
      { kind: "text", text: t("device.text") },
      { kind: "facts", rows },
      { kind: "note", text: t("device.note") },
    ],
    sms: t("device.sms", { shop }),
  };
}

function twoFactorWords(
  what: "on" | "off" | "codes" | "copied" | "used",
  { t, shop }: MailWords,
  values: TextValues = {},
): Words {
  return {
    subject: t(`twoFactor.${what}Subject`),
    heading: t(`twoFactor.${what}Heading`),
    parts: [{ kind: "text", text: t(`twoFactor.${what}Text`, values) }],
    sms: t(`twoFactor.${what}Sms`, { shop }),
  };
}

function mergedWords(
  { signIn }: Extract<Alert, { about: "merged" }>,
  { t, shop }: MailWords,
): Words {
  return {
    subject: t("merged.subject", { shop }),
    heading: t("merged.heading"),
    parts: [{ kind: "text", text: t("merged.text", { signIn }) }],
    sms: t("merged.sms", { shop }),
  };
}

function passkeyWords(
  { what, name }: Extract<Alert, { about: "passkey" }>,
  { t, shop }: MailWords,
): Words {
  return {
    subject: t(`passkey.${what}Subject`, { shop }),
    heading: t(`passkey.${what}Heading`),
    parts: [{ kind: "text", text: t(`passkey.${what}Text`, { name: `\u2068${name}\u2069` }) }],
    sms: t(`passkey.${what}Sms`, { shop }),
  };
}
