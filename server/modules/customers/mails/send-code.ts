import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Purpose } from "#server/modules/identity/index.ts";
import { type Addressed, type MailPart, sendMail } from "#server/platform/outbox/mail.ts";
import { sendSms } from "#server/platform/outbox/sms.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mailWords } from "./mail-words.ts";

export interface CodeLetter {
  purpose: Purpose;
  channel: "email" | "phone";
  /** Email, or phone in E.164. */
  to: string;
  locale: Locale;
  /** Name for the greeting; "": none. */
  name: string;
  code: string;
  /** Sent back with the code; the mail's link contains both. */
  verification: string;
  expiresAt: Date;
  /** No message is sent, but the work is the same, so that timing reveals nothing. */
  isDecoy?: boolean;
}

/** Pages that read verification and code from their address. */
const PAGES = { registration: "/auth/VerifyEmail", reset: "/auth/ResetPassword" } as const;

/** Which mail carries which code; codes for phones and sign-in are sent by short message. */
const MAIL_OF = {
  registration: "registration",
  reset: "reset",
  email: "email",
  phone: "email",
  proof: "proof",
  "sign-in": "proof",
} as const satisfies Record<Purpose, string>;

/** Sends the code that proves the ownership of an email or phone. */
export async function sendCode(work: Work, letter: CodeLetter): Promise<void> {
  const { channel, locale, code } = letter;
  const addressed = addressOf(letter);
  const { t, shop } = await mailWords(work, locale);
  const minutes = Math.max(1, Math.round((letter.expiresAt.getTime() - Date.now()) / 60_000));
  if (channel === "phone") {
    const text = t("shared.sms", { code, shop, minutes });
    await sendSms(work, { ...addressed, text });
    return;
  }
  const purpose = MAIL_OF[letter.purpose];
  const greeting: MailPart[] = letter.name
    ? [{ kind: "text", text: t("shared.greeting", { name: letter.name }) }]
    : [];
  await sendMail(work, {
    ...addressed,
    subject: t(`${purpose}.subject`, { shop }),
    preview: t(`${purpose}.preview`, { code }),
    parts: [
      { kind: "heading", text: t(`${purpose}.heading`) },
      ...greeting,
      { kind: "text", text: t(`${purpose}.text`) },
      { kind: "code", code },
      { kind: "text", text: t("shared.lasts", { minutes }) },
      ...(purpose === "registration" || purpose === "reset"
        ? [buttonOf(purpose, letter, t(`${purpose}.button`))]
        : []),
      { kind: "note", text: t("shared.secret") },
      { kind: "note", text: t(`${purpose}.note`) },
    ],
  });
}

/** A decoy has expired before delivery: it is written like any other but never sent. */
function addressOf({ to, locale, expiresAt, isDecoy = false }: CodeLetter): Addressed {
  return { to, locale, expiresAt: isDecoy ? new Date(0) : expiresAt };
}

function buttonOf(
  purpose: keyof typeof PAGES,
  { verification, code }: CodeLetter,
  label: string,
): MailPart {
  const query = new URLSearchParams({ verification, code }).toString();
  return { kind: "button", label, href: `${PAGES[purpose]}?${query}` };
}

/** Notifies an account's owner that somebody tried to register with its email or phone. */
export async function sendKnownAccount(
  work: Work,
  letter: Pick<CodeLetter, "channel" | "to" | "locale" | "name">,
): Promise<void> {
  const { channel, to, locale, name } = letter;
  const { t, shop } = await mailWords(work, locale);
  if (channel === "phone") {
    await sendSms(work, { to, locale, text: t("known.sms", { shop }) });
    return;
  }
  await sendMail(work, {
    to,
    locale,
    subject: t("known.subject", { shop }),
    parts: [
      { kind: "heading", text: t("known.heading") },
      { kind: "text", text: t("shared.greeting", { name }) },
      { kind: "text", text: t("known.text") },
      { kind: "text", text: t("known.how") },
      { kind: "button", label: t("known.button"), href: "/auth/Login" },
      { kind: "button", label: t("shared.setPassword"), href: "/auth/ForgotPassword" },
      { kind: "note", text: t("known.note") },
    ],
  });
}

/** Emails and phones as people read them. */
export function shownTarget(channel: "email" | "phone", target: string): string {
  return channel === "phone" ? formatMobile(target) : target;
}
