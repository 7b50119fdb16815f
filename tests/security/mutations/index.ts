import type { Mutations } from "../../../tools/mutate/mutation.ts";
import { ACCESS, SESSION, SIGN_IN } from "./accounts.ts";
import { BROWSERS, FILES, REQUESTS } from "./browsers-and-files.ts";
import { ENCODING, VALIDATION } from "./input.ts";
import { LEVEL_THREE } from "./level-three.ts";
import { CODE, LOG, OPERATION, SECRET } from "./secrets-and-logs.ts";

/** The change that removes the protection of each requirement of ASVS in docs, by its number. */
export const MUTATIONS: Mutations = {
  ...ENCODING,
  ...VALIDATION,
  ...BROWSERS,
  ...REQUESTS,
  ...FILES,
  ...SIGN_IN,
  ...SESSION,
  ...ACCESS,
  ...SECRET,
  ...OPERATION,
  ...CODE,
  ...LOG,
  ...LEVEL_THREE,
};
