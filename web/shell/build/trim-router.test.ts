import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CUTS } from "./router-cuts.ts";
import { neededCuts, trimmed } from "./trim-router.ts";

const LIB = new URL(
  "lib/",
  import.meta.resolve("react-router").replace("development", "production"),
);

test.each(Object.entries(CUTS))(
  "%s of the installed React Router is cut as listed",
  (file, cuts) => {
    const code = readFileSync(new URL(file, LIB), "utf8");
    expect(trimmed(code, cuts)).not.toBe(code);
  },
);

test("a place that is not there as often as expected stops the build", () => {
  const cut = { at: "if (a) {", instead: "if (false) {" };
  expect(trimmed("if (a) {}", [cut])).toBe("if (false) {}");
  expect(() => trimmed("if (b) {}", [cut])).toThrow("0 times instead of 1: if (a) {");
  expect(() => trimmed("if (a) {} if (a) {}", [cut])).toThrow("2 times instead of 1");
});

test("what is left out cannot be used", () => {
  expect(neededCuts(`import { Link, useFetcher } from "react-router";`)).toBe("useFetcher");
  expect(neededCuts(`import { Link, useNavigate } from "react-router";`)).toBeUndefined();
  expect(neededCuts(`<Link viewTransition to="/">`)).toBe("viewTransition");
});
