import { expect, test } from "vitest";
import { ProblemError } from "./problem-error.ts";
import { csvOf, readSpan } from "./report.ts";

const refusedField = (query: Parameters<typeof readSpan>[0]) => {
  try {
    return readSpan(query, "2026-03-10");
  } catch (error) {
    return error instanceof ProblemError ? error.fields[0]?.path : error;
  }
};

test("defaults a report to the last 30 days", () => {
  expect(readSpan({}, "2026-03-10")).toEqual({ from: "2026-02-09", to: "2026-03-10" });
  expect(readSpan({ to: "2026-01-05" }, "2026-03-10")).toEqual({
    from: "2025-12-07",
    to: "2026-01-05",
  });
  expect(readSpan({ from: "2026-03-10" }, "2026-03-10").from).toBe("2026-03-10");
});

test("rejects a reversed or too long period and names the field", () => {
  expect(refusedField({ from: "2026-03-11" })).toBe("to");
  expect(refusedField({ from: "2020-01-01" })).toBe("from");
  expect(refusedField({ from: "0000-01-01", to: "0000-01-02" })).toBe("from");
});

test("quotes CSV cells and escapes formulas", () => {
  const cells = [
    "plain",
    "a,b",
    'say "x"',
    "two\nlines",
    "=1+1",
    "+20",
    "-cmd",
    "@x",
    "\t=1",
    "منى",
  ];
  const table = csvOf(cells, { text: (cell) => cell, number: () => -5, nothing: () => null });
  expect(table).toBe(
    [
      "\uFEFFtext,number,nothing",
      "plain,-5,",
      '"a,b",-5,',
      '"say ""x""",-5,',
      '"two\nlines",-5,',
      "'=1+1,-5,",
      "'+20,-5,",
      "'-cmd,-5,",
      "'@x,-5,",
      `"'\t'=1",-5,`,
      "منى,-5,",
      "",
    ].join("\r\n"),
  );
});
