import { expect, test } from "vitest";
import { messagesEn } from "#contract/kernel/messages-en.ts";
import type { ProblemCode } from "#contract/kernel/problem.ts";
import { presentProblem, ProblemError, refuse } from "./problem-error.ts";

test("puts the available quantity into the stock message, in both languages", () => {
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

test("lists every invalid field with its message", () => {
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

test("omits empty properties and the stack from problem details", () => {
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

test("gives every problem code an HTTP error status", () => {
  const statusOf = (code: ProblemCode) => new ProblemError(code).status;
  const offenders = CODES.filter((code) => !(statusOf(code) >= 400 && statusOf(code) < 600));
  expect(offenders).toEqual([]);
});

test("throws a problem with its code and values from refuse()", () => {
  expect(() => refuse("stock", { qty: 0 })).toThrow(
    expect.objectContaining({ code: "stock", status: 409, values: { qty: 0 } }),
  );
});
