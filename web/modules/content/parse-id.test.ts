import { expect, test } from "vitest";
import { parseId } from "./parse-id.ts";

test("parses valid ids", () => {
  expect(["1", "42", "2147483647"].map(parseId)).toEqual([1, 42, 2_147_483_647]);
});

test.each([
  "",
  "0",
  "-1",
  "007",
  "1.0",
  "1e3",
  "+1",
  " 1",
  "٣",
  "one",
  "1-lamp",
  "2147483648",
  "99999999999",
])("rejects %j as an id", (parameter) => {
  expect(parseId(parameter)).toBeUndefined();
});
