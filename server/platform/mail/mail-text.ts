import { balanced, isolated, ISOLATE, plainLine } from "../messages/plain-value.ts";
import { type MailLayout, linkTo } from "./mail-layout.ts";
import type { MailContent, MailPart } from "./mail-parts.ts";

/** The mail as plain text. */
export function textOfMail({ parts, unsubscribe }: MailContent, layout: MailLayout): string {
  const body = parts.map((part) => textOf(part, layout));
  const { siteName, address, hotline, email, publicUrl } = layout;
  const contacts = [hotline, email].filter(Boolean).map(isolated).join(" · ");
  const leave = unsubscribe && `${unsubscribe.label}: ${linkTo(unsubscribe.href, layout)}`;
  const foot = [siteName, address, contacts, publicUrl, leave].filter(Boolean).join("\n");
  return `${[...body, `—\n${foot}`].join("\n\n")}\n`;
}

function textOf(part: MailPart, layout: MailLayout): string {
  switch (part.kind) {
    case "code":
      return `    ${ISOLATE.ltr}${plainLine(part.code)}${ISOLATE.end}`;
    case "button":
    case "link":
      return `${balanced(part.label)}:\n${linkTo(part.href, layout)}`;
    case "facts":
      return part.rows
        .map(({ label, value }) => `${balanced(label)}: ${isolated(value)}`)
        .join("\n");
    case "quote":
      return balanced(part.text).replace(/^/gm, "> ");
    case "heading":
    case "text":
    case "note":
      return balanced(part.text);
  }
}
