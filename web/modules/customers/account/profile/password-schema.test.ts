import { expect, test } from "vitest";
import { findMistakes } from "#web/shell/forms/form-rules.ts";
import { passwordChange } from "./password-schema.ts";

const mistakes = (password: string, repeat: string, currentPassword = "old secret") =>
  findMistakes(passwordChange, { currentPassword, password, repeat }, "en", (path) => path).map(
    ({ path }) => path,
  );

test("requires the current password and a different new one twice", () => {
  expect(mistakes("a new sentence", "a new sentence")).toEqual([]);
  expect(mistakes("a new sentence", "a new sentense")).toEqual(["repeat"]);
  expect(mistakes("a new sentence", "a new sentence", "a new sentence")).toEqual(["password"]);
  expect(mistakes("short", "short")).toEqual(["password"]);
  expect(mistakes("a new sentence", "a new sentence", "")).toContain("currentPassword");
});
