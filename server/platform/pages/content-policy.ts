import { hash } from "node:crypto";

/** Where browsers report violations of the policy. */
export const REPORTS_PATH = "/csp-reports";
export const REPORTING = { "reporting-endpoints": `csp="${REPORTS_PATH}"` };

/** Rules for every document. */
const EVERYWHERE = [
  "default-src 'none'",
  "script-src-attr 'none'",
  // blob: pictures created by the document itself: chosen but not uploaded yet, or fetched with the
  // session token.
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
 * Hash of the style sheet that the model viewer injects (`template.js` of @google/model-viewer): it
 * changes with the version.
 */
export const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/**
 * What a page may load: only from this site; scripts by file, and these inline ones by hash; colour
 * swatches need style attributes.
 */
export function contentPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
  return [
    ...EVERYWHERE,
    // Models are compressed and unpacked by WebAssembly, which does not allow running text as
    // script.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...hashes].join(" ")}`,
    // blob: textures extracted from a fetched model.
    "connect-src 'self' blob:",
    `style-src 'self' ${VIEWER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "manifest-src 'self'",
    // Text becomes markup or script only through the policy in web/shell/trusted-types.ts;
    // `lit-html` builds the model viewer from its own template.
    "trusted-types default lit-html",
  ].join("; ");
}

/**
 * What a page may load when the back office shows it in a frame: no scripts, not even from files.
 */
export const FRAMED_POLICY = [
  ...EVERYWHERE.filter((part) => !part.startsWith("frame-ancestors")),
  "frame-ancestors 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
].join("; ");

/** Placeholder in a built document for the response's nonce. */
export const CSP_NONCE = "%nonce%";

/**
 * Policy for a document rendered entirely by its script: scripts by file, style sheets by nonce.
 */
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

/** A response that is not a page may load nothing, wherever a browser opens it. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features that the shop uses; all others are off. */
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
  // Viewing a product in one's own room (AR).
  "xr-spatial-tracking": "(self)",
};

const permissionsPolicy = (permissions: Record<string, string>) =>
  Object.entries(permissions)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(", ");

/** For the back office, which reads barcodes with the camera. */
export const APP_PERMISSIONS = permissionsPolicy({ ...PERMISSIONS, camera: "(self)" });

/** Sent with every response, page or not. */
const ALWAYS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsPolicy(PERMISSIONS),
};

/** One year, for the shop and all its subdomains: browsers will insist on https. */
const HTTPS_ONLY = "max-age=31536000; includeSubDomains";

/** The headers of every response. `https`: customers reach the shop over https (PUBLIC_URL). */
export function securityHeaders(https: boolean): Record<string, string> {
  return https ? { ...ALWAYS, "strict-transport-security": HTTPS_ONLY } : ALWAYS;
}
