import { DIRECTION } from "#contract/kernel/locale.ts";
import { escaped } from "../html-text.ts";
import { balanced, isolated, plainLine } from "../messages/plain-value.ts";
import { linkTo, type MailLayout } from "./mail-layout.ts";
import type { MailContent, MailPart, Unsubscribe } from "./mail-parts.ts";

const FONT = "font-family:'Segoe UI',Tahoma,'Noto Sans Arabic',Arial,sans-serif";

/** The shop's light colours, inline on the elements: many mail programs read nothing else. */
const STYLE = {
  body: `margin:0;padding:0;background:#faf7f1;${FONT}`,
  preview: "display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px",
  wall: "background:#faf7f1",
  margin: "padding:24px 12px",
  sheet: "width:100%;max-width:600px",
  band: `background:#15120e;padding:28px 36px;border-bottom:3px solid #c98f3d;border-radius:14px 14px 0 0;${FONT}`,
  logo: "color:#ffd9a0;font-size:26px;line-height:1.4;font-weight:600;text-decoration:none",
  tagline: "color:#c4b8a6;font-size:14px;line-height:1.7",
  paper: `background:#ffffff;padding:32px 36px 28px;border-radius:0 0 14px 14px;${FONT}`,
  heading: `margin:0 0 16px;color:#1d1a16;font-size:22px;line-height:1.6;font-weight:600;${FONT}`,
  text: `margin:0 0 16px;color:#1d1a16;font-size:16px;line-height:1.8;${FONT}`,
  note: `margin:0 0 12px;color:#5d554a;font-size:14px;line-height:1.8;${FONT}`,
  box: "margin:0 0 20px;border-collapse:separate",
  quote: `background:#f0ebe1;border-radius:10px;padding:16px 20px;color:#1d1a16;font-size:16px;line-height:1.8;${FONT}`,
  code: "background:#f0ebe1;border-radius:10px;padding:14px 24px;color:#1d1a16;font-size:30px;line-height:1.4;font-weight:600;letter-spacing:4px;font-family:Consolas,Menlo,'Courier New',monospace",
  button: "background:#8a5f14;border-radius:10px;mso-padding-alt:14px 28px",
  buttonLink: `display:inline-block;padding:14px 28px;color:#ffffff;font-size:16px;line-height:1.5;font-weight:600;text-decoration:none;${FONT}`,
  facts: "margin:0 0 20px;border-collapse:collapse",
  label: `padding:9px 0;padding-inline-end:16px;border-bottom:1px solid #e8e1d5;color:#5d554a;font-size:14px;line-height:1.7;vertical-align:top;${FONT}`,
  value: `padding:9px 0;border-bottom:1px solid #e8e1d5;color:#1d1a16;font-size:15px;line-height:1.7;vertical-align:top;${FONT}`,
  foot: `padding:20px 36px 8px;color:#5d554a;font-size:13px;line-height:1.9;${FONT}`,
  footLink: "color:#5d554a;text-decoration:none",
} as const;

/** The dark colours, for mail programs with a dark mode. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.wall{background:#15120e!important}
.paper,.band{background:#221d17!important}
.stone{background:#3a332a!important;color:#f7efe2!important}
.ink{color:#f7efe2!important;border-color:#4a4137!important}
.soft,.foot{color:#c4b8a6!important;border-color:#4a4137!important}
}`;

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
