import { ProblemError } from "#server/platform/http/problem-error.ts";
import { guessable, type PasswordOwner } from "./guessable.ts";

/** Refuses a guessable password: this replaces rules of composition. */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  path = "password",
): Promise<void> {
  if (!(await guessable(password, owner))) return;
  throw new ProblemError("validation", {}, [{ path, key: "validation.weakPassword", values: {} }]);
}
