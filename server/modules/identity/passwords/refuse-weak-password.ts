import { ProblemError } from "#server/platform/http/problem-error.ts";
import { type PasswordOwner, weaknessOf } from "./guessable.ts";

/** Refuses a guessable password, with the reason: this replaces rules of composition. */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  path = "password",
): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  if (!weakness) return;
  throw new ProblemError("validation", {}, [{ path, key: `validation.${weakness}`, values: {} }]);
}
