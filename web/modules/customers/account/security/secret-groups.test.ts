import { expect, test } from "vitest";
import { inGroups, keyOf } from "./secret-groups.ts";

test("a key is read in groups of four", () => {
  expect(inGroups("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
  expect(inGroups("")).toBe("");
});

test("the app is given the key that its address carries", () => {
  expect(keyOf("raw", "otpauth://totp/Fanous:mona?secret=ABCD&issuer=Fanous")).toBe("ABCD");
  expect(keyOf("raw", "otpauth://totp/Fanous:mona")).toBe("raw");
});
