import * as z from "zod/mini";
import { oneTimeCode, password } from "#contract/identity/credentials.ts";

const anything = z.string();

/** `needsFactor`: the second factor is required as well. */
export function passwordProof(needsFactor: boolean) {
  return z.object({ password, factorCode: needsFactor ? oneTimeCode : anything });
}

export function sentCodeProof(needsFactor: boolean) {
  return z.object({ code: oneTimeCode, factorCode: needsFactor ? oneTimeCode : anything });
}
