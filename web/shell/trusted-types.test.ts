import { expect, test } from "vitest";
import { withoutMarkup } from "./trusted-types.ts";

test.each([
  ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)>"],
  ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
  [
    "<script></script><img src=x onerror=alert(1)>",
    "&lt;script>&lt;/script>&lt;img src=x onerror=alert(1)>",
  ],
])("%s becomes a text", (html, text) => {
  expect(withoutMarkup(html)).toBe(text);
});

test("structured data and the frame of React's own scripts stay as they are", () => {
  for (const html of ['{"name":"\\u003cb\\u003e & co"}', "<script></script>", ""])
    expect(withoutMarkup(html)).toBe(html);
});
