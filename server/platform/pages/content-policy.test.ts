import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  appPolicy,
  contentPolicy,
  FRAMED_POLICY,
  securityHeaders,
  takeMarks,
  VIEWER_STYLE,
} from "./content-policy.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const MARK = "3f0c2f7e-made-for-one-rendering";
const hashes = (html: string) => takeMarks(html, MARK).scriptHashes;
const marked = (script: string) => `<script nonce="${MARK}">${script}</script>`;

test("every script of the renderer is hashed, byte for byte, and its mark leaves the page", () => {
  const html = `${marked("a()")}<p>x</p><script type="module" nonce="${MARK}" async="">\nb("ع")\n</script><link nonce="${MARK}" href="/a"/>`;
  expect(hashes(html)).toEqual([hashOf("a()"), hashOf('\nb("ع")\n')]);
  const kept = takeMarks(html, MARK).html;
  expect(kept).toBe(
    `<script>a()</script><p>x</p><script type="module" async="">\nb("ع")\n</script><link href="/a"/>`,
  );
});

test.each([
  "<script>evil()</script>",
  '<script nonce="">evil()</script>',
  '<script nonce="3f0c2f7e">evil()</script>',
  "<SCRIPT>evil()</SCRIPT>",
])("a script that came in with a text gets no hash: %s", (evil) => {
  expect(hashes(`${marked("own()")}<p>${evil}</p>`)).toEqual([hashOf("own()")]);
  expect(takeMarks(`<p>${evil}</p>`, null).scriptHashes).toEqual([]);
});

test("the hash is the one browsers compute", () => {
  // From the CSP specification, for `alert('Hello, world.');`
  expect(hashes(marked("alert('Hello, world.');"))).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test("the same script twice is one hash", () => {
  expect(hashes(marked("a()") + marked("a()"))).toHaveLength(1);
});

test.each([
  `<script nonce="${MARK}" src="/a.js"></script>`,
  `<script nonce="${MARK}" type="application/ld+json">{"@type":"Product"}</script>`,
  `<script type="application/json" nonce="${MARK}">{}</script>`,
  "<p>no script</p>",
])("%s needs no hash", (html) => {
  expect(hashes(html)).toEqual([]);
});

const EVERYWHERE = [
  "default-src 'none'",
  "script-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "report-uri /csp-reports",
  "report-to csp",
];

test("scripts come from this site or by hash, nothing inline, nothing in frames", () => {
  expect(contentPolicy(["'sha256-abc'"]).split("; ")).toEqual([
    ...EVERYWHERE,
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-abc'",
    "connect-src 'self' blob:",
    `style-src 'self' ${VIEWER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "manifest-src 'self'",
    "trusted-types default lit-html",
  ]);
});

test("the style sheet that may stand in a page is the one of the viewer that is installed", async () => {
  const file = fileURLToPath(import.meta.resolve("@google/model-viewer/lib/template.js"));
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(await readFile(file, "utf8")) ?? [];
  expect(hashOf(style)).toBe(VIEWER_STYLE);
});

test("in the back office scripts come from this site, and styles carry the answer's nonce", () => {
  expect(appPolicy("abc").split("; ")).toEqual([
    ...EVERYWHERE,
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'nonce-abc'",
    "style-src-attr 'none'",
    "frame-src 'self'",
    "trusted-types 'none'",
  ]);
});

test("headers of every answer", () => {
  expect(securityHeaders(false)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-permitted-cross-domain-policies": "none",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("only what is reached over https asks browsers to stay there", () => {
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
  expect(securityHeaders(true)["strict-transport-security"]).toBe(
    "max-age=31536000; includeSubDomains",
  );
});

test("a page in a frame of the back office runs nothing and is framed by this site alone", () => {
  const parts = FRAMED_POLICY.split("; ");
  expect(parts).toContain("frame-ancestors 'self'");
  expect(parts).toContain("default-src 'none'");
  expect(FRAMED_POLICY).not.toContain("script-src ");
  expect(FRAMED_POLICY).not.toContain("frame-ancestors 'none'");
});
