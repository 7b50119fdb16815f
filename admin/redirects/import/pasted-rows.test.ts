import { expect, test } from "vitest";
import { pastedRows } from "./pasted-rows.ts";

test("splits rows at commas of either script, semicolons or tabs", () => {
  const row = { from: "/old", to: "/new" };
  for (const line of ["/old,/new", "/old ، /new", "/old;/new", "/old\t/new", '"/old","/new"'])
    expect(pastedRows(line)).toEqual([row]);
});

test("skips the heading and empty lines with CRLF line ends", () => {
  expect(pastedRows("From,To\r\n/a,/b\r\n\r\n/c,/d\r\n")).toEqual([
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
  ]);
});

test("reads a trailing status and keeps commas in the URL", () => {
  expect(pastedRows("/a,https://example.com/x?y=1,2,302")).toEqual([
    { from: "/a", to: "https://example.com/x?y=1,2", status: 302 },
  ]);
});

test("sends a row without a target to the server", () => {
  expect(pastedRows("/a")).toEqual([{ from: "/a", to: "" }]);
});
