import { expect, test } from "vitest";
import { ownScript, withoutMarkup } from "./trusted-types.ts";

test.each([
  ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)>"],
  ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
  [
    "<script></script><img src=x onerror=alert(1)>",
    "&lt;script>&lt;/script>&lt;img src=x onerror=alert(1)>",
  ],
])("escapes %s as text", (html, text) => {
  expect(withoutMarkup(html)).toBe(text);
});

test("does not change structured data and empty React scripts", () => {
  for (const html of ['{"name":"\\u003cb\\u003e & co"}', "<script></script>", ""])
    expect(withoutMarkup(html)).toBe(html);
});

test("allows worker scripts only from this site's build", () => {
  const page = "https://shop.example/en/planner?room=1";
  for (const address of ["/assets/worker-1.js", "https://shop.example/assets/worker-1.js"])
    expect(ownScript(address, page)).toBe(address);
  for (const address of [
    "https://evil.example/assets/worker-1.js",
    "/media/document-1.js",
    "/assets/../media/document-1.js",
    "data:text/javascript,alert(1)",
    "blob:https://shop.example/1",
  ])
    expect(ownScript(address, page)).toBeNull();
});
