import { createHash } from "node:crypto";
import { DIRECTION, type Locale } from "#contract/kernel/locale.ts";
import { DATA_POLICY } from "./content-policy.ts";

const STYLE =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;text-align:center;color:#2a2118;background:#faf7f1}dl{display:grid;grid-template-columns:1fr auto;text-align:start}dt,dd{margin:0;padding:.75rem 0;border-block-end:1px solid #e4dccf}a{color:#7a4d0b}";
const POLICY = `${DATA_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

interface PlainPage {
  locale: Locale;
  title: string;
  /** HTML below the title. */
  body?: string;
  /** Seconds until it reloads itself; absent: it does not. */
  refreshSeconds?: number;
}

/** A page that depends on nothing but this file: it is shown when the rest may be unavailable. */
export function plainPage({ locale, title, body = "", refreshSeconds }: PlainPage) {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : "";
  return {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
    body: `<!doctype html><html lang="${locale}" dir="${DIRECTION[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`,
  };
}
