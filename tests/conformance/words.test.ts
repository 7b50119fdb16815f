import { expect, test } from "vitest";
import { shell as ar } from "#web/i18n/messages/ar/shell.ts";
import { shell as en } from "#web/i18n/messages/en/shell.ts";

test("the words of error pages", () => {
  expect(en.pageNotFound).toBe("Page not found: {path}");
  expect(en.notFoundStatus).toBe("Page Not Found: {path}");
  expect(en.serverErrorStatus).toBe("Internal Server Error");
});

test("in Arabic they are Arabic and name the path", () => {
  for (const text of [ar.pageNotFound, ar.notFoundStatus]) expect(text).toContain("{path}");
  for (const text of [ar.pageNotFound, ar.notFoundStatus, ar.serverErrorStatus]) {
    expect(text).toMatch(/^\p{Script=Arabic}/u);
  }
});
