import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never executed and need no hash. */
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/;

interface MarkedPage {
  html: string;
  /** As a content policy wants them. */
  scriptHashes: string[];
}

/**
 * Takes the mark off the scripts that the renderer itself wrote, and hashes them. A script that came into the page with a
 * text has no mark, as nobody could know it, and gets no hash: browsers do not run it.
 */
export function takeMarks(html: string, mark: string | null): MarkedPage {
  if (mark === null) return { html, scriptHashes: [] };
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (!attributes.includes(attribute) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return { html: html.replaceAll(attribute, ""), scriptHashes: [...hashes] };
}

/** Where browsers tell what the policy has kept them from. */
export const REPORTS_PATH = "/csp-reports";
export const REPORTING = { "reporting-endpoints": `csp="${REPORTS_PATH}"` };

/** What holds for every document. */
const EVERYWHERE = [
  "default-src 'none'",
  "script-src-attr 'none'",
  // blob: pictures that the document itself holds: chosen but not sent yet, or fetched with the proof of a session.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `report-uri ${REPORTS_PATH}`,
  "report-to csp",
];

/**
 * The style sheet that the viewer of models puts into itself (`template.js` of @google/model-viewer), by its content:
 * another version's is another.
 */
export const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** What a page may load: named things from this site only; scripts by file or by hash; colours of swatches need style attributes. */
export function contentPolicy(scriptHashes: string[]): string {
  return [
    ...EVERYWHERE,
    // Models come packed, and are unpacked by WebAssembly; that runs no text as a script.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scriptHashes].join(" ")}`,
    // blob: pictures out of a model that was fetched.
    "connect-src 'self' blob:",
    `style-src 'self' ${VIEWER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "manifest-src 'self'",
    // Texts become markup or scripts by the one policy of web/shell/trusted-types.ts only; `lit-html` makes the viewer of
    // models out of its own template.
    "trusted-types default lit-html",
  ].join("; ");
}

/** What a page may load that the back office shows in a frame: no script, not even by file. */
export const FRAMED_POLICY = [
  ...EVERYWHERE.filter((part) => !part.startsWith("frame-ancestors")),
  "frame-ancestors 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
].join("; ");

/** Stands in a built document for the nonce of its answer. */
export const CSP_NONCE = "%nonce%";

/** What a document may load whose script draws everything: scripts by file, style sheets that carry the nonce. */
export function appPolicy(nonce: string): string {
  return [
    ...EVERYWHERE,
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    // Previews of the shop's own pages.
    "frame-src 'self'",
    "trusted-types 'none'",
  ].join("; ");
}

/** What is no page loads nothing, wherever a browser opens it. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Features of browsers that the shop uses; everything else is off. */
const PERMISSIONS = {
  accelerometer: "()",
  autoplay: "(self)",
  "browsing-topics": "()",
  camera: "()",
  "clipboard-read": "()",
  "clipboard-write": "(self)",
  "display-capture": "()",
  "encrypted-media": "()",
  fullscreen: "(self)",
  gamepad: "()",
  geolocation: "()",
  gyroscope: "()",
  hid: "()",
  "idle-detection": "()",
  "local-fonts": "()",
  magnetometer: "()",
  microphone: "()",
  midi: "()",
  payment: "()",
  "picture-in-picture": "(self)",
  "publickey-credentials-create": "(self)",
  "publickey-credentials-get": "(self)",
  "screen-wake-lock": "()",
  serial: "()",
  usb: "()",
  // A product in one's own room.
  "xr-spatial-tracking": "(self)",
};

/** Sent with every answer, page or not. */
const ALWAYS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": Object.entries(PERMISSIONS)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(", "),
};

/** A year, for the shop and all names below it: what answers over https stays there. */
const HTTPS_ONLY = "max-age=31536000; includeSubDomains";

/** The headers of every answer. `https`: customers reach the shop that way (PUBLIC_URL). */
export function securityHeaders(https: boolean): Record<string, string> {
  return https ? { ...ALWAYS, "strict-transport-security": HTTPS_ONLY } : ALWAYS;
}
