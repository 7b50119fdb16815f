import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  appPolicy,
  contentPolicy,
  FRAMED_POLICY,
  securityHeaders,
  VIEWER_STYLE,
} from "./content-policy.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("allows a script by the hash that browsers compute", () => {
  // From the CSP specification.
  expect(contentPolicy(["alert('Hello, world.');"])).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
  );
});

test("allows exactly the listed scripts by their hashes", () => {
  const policy = contentPolicy(["a()", '\nb("ع")\n']);
  const allowed = policy.match(/'sha256-[^']+'/g)?.filter((one) => one !== VIEWER_STYLE);
  expect(allowed).toEqual([hashOf("a()"), hashOf('\nb("ع")\n')]);
  expect(contentPolicy([])).toContain("script-src 'self' 'wasm-unsafe-eval';");
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

test("lists the full policy of shop pages", () => {
  expect(contentPolicy(["a()"]).split("; ")).toEqual([
    ...EVERYWHERE,
    `script-src 'self' 'wasm-unsafe-eval' ${hashOf("a()")}`,
    "connect-src 'self' blob:",
    `style-src 'self' ${VIEWER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "manifest-src 'self'",
    "trusted-types default lit-html",
  ]);
});

test("allows the inline style of the installed model viewer", async () => {
  const file = fileURLToPath(import.meta.resolve("@google/model-viewer/lib/template.js"));
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(await readFile(file, "utf8")) ?? [];
  expect(hashOf(style)).toBe(VIEWER_STYLE);
});

test("restricts back-office scripts to this origin and styles to the nonce", () => {
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

test("sets security headers on every response", () => {
  expect(securityHeaders(false)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-permitted-cross-domain-policies": "none",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("sets HSTS only over HTTPS", () => {
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
  expect(securityHeaders(true)["strict-transport-security"]).toBe(
    "max-age=31536000; includeSubDomains",
  );
});

test("blocks scripts and other sites' frames for framed pages", () => {
  const parts = FRAMED_POLICY.split("; ");
  expect(parts).toContain("frame-ancestors 'self'");
  expect(parts).toContain("default-src 'none'");
  expect(FRAMED_POLICY).not.toContain("script-src ");
  expect(FRAMED_POLICY).not.toContain("frame-ancestors 'none'");
});
