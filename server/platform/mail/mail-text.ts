import { balanced, isolated, ISOLATE, plainLine } from "../messages/plain-value.ts";
import { type Letterhead, linkTo } from "./letterhead.ts";
import type { MailContent, MailPart } from "./mail-parts.ts";

/** The mail as plain text, for whoever reads without pictures and colours. */
export function textOfMail({ parts }: MailContent, head: Letterhead): string {
  const body = parts.map((part) => textOf(part, head));
  const { shop, address, hotline, email, publicUrl } = head;
  const contacts = [hotline, email].filter(Boolean).map(isolated).join(" · ");
  const foot = [shop, address, contacts, publicUrl].filter(Boolean).join("\n");
  return `${[...body, `—\n${foot}`].join("\n\n")}\n`;
}

function textOf(part: MailPart, head: Letterhead): string {
  switch (part.kind) {
    case "code":
      return `    ${ISOLATE.ltr}${plainLine(part.code)}${ISOLATE.end}`;
    case "button":
      return `${balanced(part.label)}:\n${linkTo(part.href, head)}`;
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
