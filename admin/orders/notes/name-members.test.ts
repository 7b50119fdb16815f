import { expect, test } from "vitest";
import { begunBefore, membersFor, partsOf, withIds } from "./name-members.ts";

const mona = { id: 3, name: "منى سالم" };
const ali = { id: 4, name: "Ali" };
const aliHassan = { id: 5, name: "Ali Hassan" };

test("detects a mention from @ at a word start to the caret", () => {
  expect(begunBefore("Ask @mo", 7)).toEqual({ at: 4, typed: "mo" });
  expect(begunBefore("@", 1)).toEqual({ at: 0, typed: "" });
  expect(begunBefore("اسأل @منى", 9)).toEqual({ at: 5, typed: "منى" });
  expect(begunBefore("Ask @mo please", 14)).toBeUndefined();
  expect(begunBefore("mona@shop", 9)).toBeUndefined();
});

test("finds members by the start of any of their names", () => {
  expect(membersFor("", [mona, ali])).toEqual([mona, ali]);
  expect(membersFor("سا", [mona, ali])).toEqual([mona]);
  expect(membersFor("HAS", [ali, aliHassan])).toEqual([aliHassan]);
  expect(membersFor("sson", [aliHassan])).toEqual([]);
});

test("replaces chosen names by ids and leaves other names", () => {
  expect(withIds("@Ali Hassan and @Ali, not @Mona", [ali, aliHassan])).toBe(
    "@{5} and @{4}, not @Mona",
  );
  expect(withIds("no name is left", [ali])).toBe("no name is left");
  const twice = [
    { id: 6, name: "Ali" },
    { id: 7, name: "Ali" },
  ];
  expect(withIds("@Ali @Ali", twice)).toBe("@{6} @{7}");
});

test("splits a note into names and text", () => {
  expect(partsOf("@Ali Hassan: ask @Ali", [ali, aliHassan])).toEqual([
    { text: "@Ali Hassan", isName: true },
    { text: ": ask ", isName: false },
    { text: "@Ali", isName: true },
  ]);
  expect(partsOf("plain @Ali", [])).toEqual([{ text: "plain @Ali", isName: false }]);
});
