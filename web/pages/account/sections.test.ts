import { expect, test } from "vitest";
import { partOf, partsFor } from "#web/modules/customers/account/frame/part-of.ts";
import { SECTIONS } from "./sections.ts";

const codes = (type: string) => partsFor(type, SECTIONS).map(({ code }) => code);

test("lists the overview first and the company section only for companies", () => {
  expect(codes("person")[0]).toBe("overview");
  expect(codes("person")).not.toContain("company");
  expect(codes("company").at(-1)).toBe("company");
});

test("lists each account section once", () => {
  expect(new Set(codes("company")).size).toBe(codes("company").length);
});

test.each([
  ["addresses", "addresses"],
  ["Addresses", "addresses"],
  ["company", "overview"],
  ["nothing", "overview"],
  ["", "overview"],
  [null, "overview"],
])("opens for ?part=%s a person's section %s", (named, code) => {
  expect(partOf(named, partsFor("person", SECTIONS)).code).toBe(code);
});
