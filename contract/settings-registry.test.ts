import { expect, test } from "vitest";
import { validationMessage } from "./kernel/validation.ts";
import { SETTINGS } from "./settings-registry.ts";

test.each([
  ["01012345678", "201012345678"],
  ["٠١٠ ١٢٣٤ ٥٦٧٨", "201012345678"],
  ["+20 10-1234-5678", "201012345678"],
  ["0020 1012345678", "201012345678"],
  ["201012345678", "201012345678"],
  ["+966 50 123 4567", "966501234567"],
  ["", ""],
])("stores the WhatsApp number %j as %j", (typed, stored) => {
  expect(SETTINGS.whatsapp.safeParse(typed)).toMatchObject({ success: true, data: stored });
});

test.each(["0222701955", "abc", "123"])(
  "rejects the WhatsApp number %j with an example",
  (typed) => {
    const { error } = SETTINGS.whatsapp.safeParse(typed);
    expect(error && validationMessage(error.issues[0]!)).toEqual({
      key: "patternLike",
      values: { example: "01012345678" },
    });
  },
);
