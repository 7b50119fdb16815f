import type { RenderedMail } from "./transport.ts";

/** A finished mail in the mail library's format. */
export function mimeMail({
  key,
  from,
  to,
  locale,
  subject,
  text,
  html,
  unsubscribe,
}: RenderedMail) {
  return {
    messageId: `<${key}@${from.address.split("@")[1] ?? "localhost"}>`,
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    headers: {
      "Content-Language": locale,
      // Suppresses automatic out-of-office replies.
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
