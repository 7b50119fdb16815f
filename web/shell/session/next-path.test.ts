import { expect, test } from "vitest";
import { nextPath, signInPath, withNext } from "./next-path.ts";

test.each([
  ["/Account", "/Account"],
  ["/en/Account?part=orders", "/Account?part=orders"],
  ["/Order/F-1?x=1#top", "/Order/F-1?x=1#top"],
  ["/product/5-نجفة", "/product/5-%D9%86%D8%AC%D9%81%D8%A9"],
  ["/Account/../Cart", "/Cart"],
  ["/english", "/english"],
  ["/auth/Invitation", "/auth/Invitation"],
])("returns for ?next=%s the path %s", (next, path) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe(path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "evil.example",
  "",
  " /Account",
  "/%2fevil.example",
  "/%5cevil.example",
  "/%2F%2Fevil.example",
  "/%09/evil.example",
  "/en//evil.example",
  "/en/%2fevil.example",
  "/.//evil.example",
  "/Account/..//evil.example",
  "/en/..//evil.example",
  "/@evil.example//",
  "/%E0%A4%A",
  "/auth/Login?next=/auth/Login",
  "/en/AUTH/Register",
])("rejects %j as the next page", (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBeNull();
});

test("rejects unencoded next pages on other hosts", () => {
  expect(nextPath("?next=//evil.example")).toBeNull();
  expect(nextPath("?next=/%5Cevil.example")).toBeNull();
  expect(nextPath("?next=%2F%2Fevil.example")).toBeNull();
  expect(nextPath("")).toBeNull();
});

test("adds the current page to the sign-in URL, except auth pages", () => {
  expect(signInPath("/Account?part=orders")).toBe("/auth/Login?next=%2FAccount%3Fpart%3Dorders");
  expect(signInPath("/")).toBe("/auth/Login");
  expect(signInPath("/auth/Register")).toBe("/auth/Login");
  expect(withNext("/auth/Register?invitation=x", "/Cart")).toBe(
    "/auth/Register?invitation=x&next=%2FCart",
  );
  expect(withNext("/auth/Register", null)).toBe("/auth/Register");
});
