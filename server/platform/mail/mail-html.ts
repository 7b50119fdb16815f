import { DIRECTION } from "#contract/kernel/locale.ts";
import { escaped } from "../html-text.ts";
import { balanced, isolated, plainLine } from "../messages/plain-value.ts";
import { type MailLayout, linkTo } from "./mail-layout.ts";
import type { MailContent, MailPart, Unsubscribe } from "./mail-parts.ts";
import { DARK, STYLE } from "./mail-styles.ts";

/**
 * The mail as HTML that old and new mail programs lay out alike: tables, inline styles, no
 * pictures.
 */
export function htmlOfMail(mail: MailContent, layout: MailLayout): string {
  const { subject, preview, parts, unsubscribe } = mail;
  const dir = DIRECTION[layout.locale];
  const body = parts.map((part) => htmlOf(part, layout)).join("\n");
  return `<!doctype html>
<html lang="${layout.locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(plainLine(subject))}</title>
<style>${DARK}</style>
</head>
<body class="wall" style="${STYLE.body}">
<div style="${STYLE.preview}">${inline(preview ?? "")}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="wall" style="${STYLE.wall}"><tr><td align="center" style="${STYLE.margin}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" lang="${layout.locale}" dir="${dir}" style="${STYLE.sheet}">
<tr><td class="band" style="${STYLE.band}"><a href="${escaped(linkTo("/", layout))}" style="${STYLE.logo}">${escaped(layout.siteName)}</a>${layout.tagline && `<div style="${STYLE.tagline}">${escaped(layout.tagline)}</div>`}</td></tr>
<tr><td class="paper" dir="${dir}" style="${STYLE.paper}">
${body}
</td></tr>
<tr><td dir="${dir}" class="foot" style="${STYLE.foot}">${footOf(layout, unsubscribe)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function htmlOf(part: MailPart, layout: MailLayout): string {
  switch (part.kind) {
    case "heading":
      return `<h1 class="ink" style="${STYLE.heading}">${inline(part.text)}</h1>`;
    case "text":
      return `<p class="ink" style="${STYLE.text}">${inline(part.text)}</p>`;
    case "note":
      return `<p class="soft" style="${STYLE.note}">${inline(part.text)}</p>`;
    case "quote":
      return cell("stone", STYLE.quote, inline(part.text), "100%");
    case "code":
      return cell("stone", STYLE.code, `<span dir="ltr">${escaped(plainLine(part.code))}</span>`);
    case "button":
      return cell(
        "",
        STYLE.button,
        `<a href="${escaped(linkTo(part.href, layout))}" style="${STYLE.buttonLink}">${inline(part.label)}</a>`,
      );
    case "link":
      return `<p class="soft" style="${STYLE.note}"><a href="${escaped(linkTo(part.href, layout))}" class="soft" style="${STYLE.footLink}">${inline(part.label)}</a></p>`;
    case "facts":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLE.facts}">${part.rows.map(factRow).join("")}</table>`;
  }
}

/** A box: mail programs apply padding and colour only to table cells. */
function cell(name: string, style: string, content: string, width = ""): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${width && ` width="${width}"`} style="${STYLE.box}"><tr><td class="${name}" style="${style}">${content}</td></tr></table>`;
}

function factRow({ label, value }: { label: string; value: string }): string {
  return `<tr><td class="soft" width="36%" style="${STYLE.label}">${inline(label)}</td><td class="ink" style="${STYLE.value}">${inline(isolated(value))}</td></tr>`;
}

function footOf(layout: MailLayout, unsubscribe: Unsubscribe | undefined): string {
  const { siteName, address, hotline, email, publicUrl } = layout;
  const contacts = [
    hotline &&
      `<a href="tel:${encodeURIComponent(hotline)}" class="soft" style="${STYLE.footLink}"><span dir="ltr">${escaped(hotline)}</span></a>`,
    email &&
      `<a href="mailto:${encodeURIComponent(email)}" class="soft" style="${STYLE.footLink}"><span dir="ltr">${escaped(email)}</span></a>`,
  ];
  const site = `<a href="${escaped(publicUrl)}" class="soft" style="${STYLE.footLink}"><span dir="ltr">${escaped(publicUrl.replace(/^https?:\/\//, ""))}</span></a>`;
  return [
    escaped([siteName, address].filter(Boolean).join(" · ")),
    contacts.filter(Boolean).join(" &middot; "),
    site,
    unsubscribe &&
      `<a href="${escaped(linkTo(unsubscribe.href, layout))}" class="soft" style="${STYLE.footLink};text-decoration:underline">${escaped(unsubscribe.label)}</a>`,
  ]
    .filter(Boolean)
    .join("<br>");
}

/** Isolates become elements, which mail programs preserve better than the invisible characters. */
function inline(text: string): string {
  return escaped(balanced(text))
    .replaceAll("\u2066", '<span dir="ltr">')
    .replaceAll("\u2067", '<span dir="rtl">')
    .replaceAll("\u2068", '<span dir="auto">')
    .replaceAll("\u2069", "</span>")
    .replaceAll("\n", "<br>");
}
