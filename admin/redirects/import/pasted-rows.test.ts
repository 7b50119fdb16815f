import { expect, test } from "vitest";
import { pastedRows } from "./pasted-rows.ts";

test("rows are parted by a comma of either script, a semicolon or a tab", () => {
  const row = { from: "/old", to: "/new" };
  for (const line of ["/old,/new", "/old ، /new", "/old;/new", "/old\t/new", '"/old","/new"'])
    expect(pastedRows(line)).toEqual([row]);
});

test("the heading and empty lines are left out, also with the ends of lines that Windows writes", () => {
  expect(pastedRows("From,To\r\n/a,/b\r\n\r\n/c,/d\r\n")).toEqual([
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
  ]);
});

test("a status may follow; an address keeps its own commas", () => {
  expect(pastedRows("/a,https://example.com/x?y=1,2,302")).toEqual([
    { from: "/a", to: "https://example.com/x?y=1,2", status: 302 },
  ]);
});

test("a row without a target is sent as it is: the server says what is missing", () => {
  expect(pastedRows("/a")).toEqual([{ from: "/a", to: "" }]);
});
