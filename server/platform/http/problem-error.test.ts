import { expect, test } from "vitest";
import { messagesEn } from "#contract/kernel/messages-en.ts";
import type { ProblemCode } from "#contract/kernel/problem.ts";
import { presentProblem, ProblemError, refuse } from "./problem-error.ts";

test("the stock message with what is left, in both languages", () => {
  const problem = new ProblemError("stock", { qty: 3 });
  expect(presentProblem(problem, "en")).toEqual({
    type: "/api/docs#problem-stock",
    title: "Requested quantity is not available. Only 3 in stock",
    status: 409,
    code: "stock",
    values: { qty: 3 },
  });
  expect(presentProblem(problem, "ar").title).toContain("3");
});

test("every field at fault is named with its message", () => {
  const problem = new ProblemError("validation", {}, [
    { path: "contact.name", key: "validation.required", values: {} },
    { path: "address.city", key: "validation.maxLength", values: { 0: 80 } },
    { path: "contact.extra", key: "validation.invalid", values: {} },
  ]);
  expect(presentProblem(problem, "en")).toMatchObject({
    status: 422,
    errors: [
      { path: "contact.name", code: "required", message: "This field is required" },
      {
        path: "address.city",
        code: "maxLength",
        message: "You must enter a maximum of 80 characters",
      },
      { path: "contact.extra", code: "invalid", message: "contact.extra is not valid." },
    ],
  });
});

test("nothing empty is sent, and no stack", () => {
  expect(Object.keys(presentProblem(new ProblemError("internal"), "en"))).toEqual([
    "type",
    "title",
    "status",
    "code",
  ]);
});

const CODES = Object.keys(messagesEn)
  .filter((key) => key.startsWith("problem."))
  .map((key) => key.slice("problem.".length) as ProblemCode);

test.each(CODES)("the message of %s has a status", (code) => {
  const { status } = new ProblemError(code);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
});

test("a command is stopped with its code and values", () => {
  expect(() => refuse("stock", { qty: 0 })).toThrow(
    expect.objectContaining({ code: "stock", status: 409, values: { qty: 0 } }),
  );
});
