import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { codeLine, line, requiredLine, wholeNumber } from "./schema.ts";
import { validationMessage } from "./validation.ts";

/** The message for the first fault of a value, as the server reports it. */
function complaint(schema: z.ZodMiniType, value: unknown) {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  if (!issue) throw new Error(`${JSON.stringify(value)} was accepted`);
  return validationMessage(issue);
}

const rule = (name: string) => z.string().check(z.refine(() => false, { params: { rule: name } }));
const person = z.object({ name: requiredLine(120) });

describe("validationMessage for missing values", () => {
  test.each([
    ["an absent field", person, {}],
    ["null", person, { name: null }],
    ["an empty line", person, { name: "" }],
    ["a line of spaces", person, { name: "  " }],
    ["an empty number", wholeNumber(1, 9), ""],
    ["an absent choice", z.enum(["cod", "card"]), undefined],
    ["an empty choice", z.enum(["cod", "card"]), ""],
  ])("returns required for %s", (_what, schema, value) => {
    expect(complaint(schema, value)).toEqual({ key: "required", values: {} });
  });
});

describe("validationMessage for rules", () => {
  test.each([
    ["maxLength", line(5), "abcdef", { 0: 5 }],
    ["maxLength", line(5), "abcdefghijkl", { 0: 5 }],
    ["maxLength", codeLine(5), "abcdefghijkl", { 0: 5 }],
    ["minLength", z.string().check(z.minLength(8)), "short", { 0: 8 }],
    ["minLength", z.string().check(z.minLength(8)), "", { 0: 8 }],
    ["maxLength", z.array(z.int()).check(z.maxLength(1)), [1, 2], { 0: 1 }],
    ["atLeastOne", z.array(z.int()).check(z.minLength(1)), [], {}],
    ["minValue", wholeNumber(1, 999), 0, { 0: 1 }],
    ["maxValue", wholeNumber(1, 999), "١٠٠٠", { 0: 999 }],
    ["integer", wholeNumber(1, 999), "1.5", {}],
    ["numeric", wholeNumber(1, 999), "two", {}],
    ["email", z.email(), "mona@", {}],
    ["pattern", z.string().check(z.regex(/^\d{5}$/)), "12", {}],
    ["uppercase", z.string().check(z.uppercase()), "ramadan", {}],
    ["oneOf", z.enum(["cod", "card"]), "gold", {}],
    ["invalid", z.string(), 5, {}],
    ["invalid", z.strictObject({}), { extra: 1 }, {}],
  ])("returns %s with its values", (key, schema, value, values) => {
    expect(complaint(schema, value)).toEqual({ key, values });
  });
});

test.each(["phone", "email", "pattern", "exclusion", "numeric", "oneOf"])(
  "returns the named rule %s",
  (name) => {
    expect(complaint(rule(name), "x")).toEqual({ key: name, values: {} });
  },
);

test("returns invalid for a rule without its own message", () => {
  expect(complaint(rule("text"), "x")).toEqual({ key: "invalid", values: {} });
  expect(complaint(z.string().check(z.refine(() => false)), "x").key).toBe("invalid");
});
