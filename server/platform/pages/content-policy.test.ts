import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, inlineScriptHashes, securityHeaders } from "./content-policy.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("every script in the page is hashed, byte for byte", () => {
  const html = `<script>a()</script><p>x</p><script type="module" async="">\nb("ع")\n</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("a()"), hashOf('\nb("ع")\n')]);
});

test("the hash is the one browsers compute", () => {
  // From the CSP specification, of `alert('Hello, world.');`
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test("the same script twice is one hash", () => {
  expect(inlineScriptHashes("<script>a()</script><script>a()</script>")).toHaveLength(1);
});

test.each([
  '<script src="/a.js"></script>',
  '<script type="module" src="/a.js"></script>',
  '<script type="application/ld+json">{"@type":"Product"}</script>',
  '<script type="application/json">{}</script>',
  "<p>no script</p>",
])("%s needs no hash", (html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("scripts come from this site or by hash, nothing inline, nothing in frames", () => {
  const policy = contentPolicy(["'sha256-abc'"]);
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test("headers of every answer", () => {
  expect(securityHeaders(false)).toMatchObject({
    "x-content-type-options": "nosniff",
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
