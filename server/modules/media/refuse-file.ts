import { ProblemError } from "#server/platform/http/problem-error.ts";

/** Answers that the file itself is not what it should be. */
export function refuseFile(): never {
  throw new ProblemError("validation", {}, [
    { path: "file", key: "validation.invalid", values: {} },
  ]);
}
