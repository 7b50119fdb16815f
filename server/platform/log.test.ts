import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("logs a database error without the row's data", () => {
  const lines: string[] = [];
  const log = createLog("error", false, { write: (line) => void lines.push(line) });
  const err = Object.assign(new DatabaseError("a check was violated", 0, "error"), {
    code: "23514",
    detail: "Failing row contains (7, mona@example.com, +201012345678).",
    where: "COPY customer, line 1: mona@example.com",
  });
  log.error({ err }, "a request failed");
  const [line = ""] = lines;
  expect(line).not.toContain("mona@example.com");
  expect(JSON.parse(line)).toMatchObject({ err: { code: "23514", type: "DatabaseError" } });
});
