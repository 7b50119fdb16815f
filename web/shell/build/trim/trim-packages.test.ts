import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { neededCuts } from "./needed-cuts.ts";
import { CUTS, trimmed } from "./trim-packages.ts";

const ROUTER = new URL(
  "lib/",
  import.meta.resolve("react-router").replace("development", "production"),
);
const REACT_DOM = new URL("cjs/", import.meta.resolve("react-dom"));

test.each(Object.entries(CUTS))("%s of the installed package is cut as listed", (file, cuts) => {
  const folder = file.startsWith("react-dom") ? REACT_DOM : ROUTER;
  const code = readFileSync(new URL(file, folder), "utf8");
  expect(trimmed(code, cuts)).not.toBe(code);
});

test("a place that is not there as often as expected stops the build", () => {
  const cut = { at: "if (a) {", instead: "if (false) {" };
  expect(trimmed("if (a) {}", [cut])).toBe("if (false) {}");
  expect(() => trimmed("if (b) {}", [cut])).toThrow("0 times instead of 1: if (a) {");
  expect(() => trimmed("if (a) {} if (a) {}", [cut])).toThrow("2 times instead of 1");
});

test("what is left out cannot be used", () => {
  expect(neededCuts(`import { Link, useFetcher } from "react-router";`)).toBe("useFetcher");
  expect(neededCuts(`import { Link, useNavigate } from "react-router";`)).toBeUndefined();
  expect(neededCuts(`import { useState, Activity } from "react";`)).toBe("Activity");
  expect(neededCuts(`import { createPortal } from "react-dom";`)).toBe("createPortal");
  expect(neededCuts(`import { hydrateRoot } from "react-dom/client";`)).toBeUndefined();
  expect(neededCuts(`<Link viewTransition to="/">`)).toBe("viewTransition");
  expect(neededCuts(`jsx("input", { onSelect: mark })`)).toBe("onSelect");
});
