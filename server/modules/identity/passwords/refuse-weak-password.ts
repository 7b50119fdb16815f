import { ProblemError } from "#server/platform/http/problem-error.ts";
import { guessable } from "./guessable.ts";

/** Whose password it is: what somebody who knows them would try first. */
export interface PasswordOwner {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Names of the person, the company and the shop, in any language. */
  names: readonly (string | null | undefined)[];
}

/** Refuses a password that others would guess: there are no rules of composition, only this. */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  path = "password",
): Promise<void> {
  if (!(await guessable(password, owner))) return;
  throw new ProblemError("validation", {}, [{ path, key: "validation.weakPassword", values: {} }]);
}
