import { ProblemError } from "#server/platform/http/problem-error.ts";

/** Refuses a file whose content is not what it should be. */
export function refuseFile(): never {
  throw new ProblemError("validation", {}, [
    { path: "file", key: "validation.invalid", values: {} },
  ]);
}
