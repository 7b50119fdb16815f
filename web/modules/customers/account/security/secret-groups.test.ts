import { expect, test } from "vitest";
import { inGroups, keyOf } from "./secret-groups.ts";

test("splits a key into groups of four", () => {
  expect(inGroups("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
  expect(inGroups("")).toBe("");
});

test("reads the secret from the otpauth URL, else the raw key", () => {
  expect(keyOf("raw", "otpauth://totp/Fanous:mona?secret=ABCD&issuer=Fanous")).toBe("ABCD");
  expect(keyOf("raw", "otpauth://totp/Fanous:mona")).toBe("raw");
});
