import { oneTimeCode, password } from "#contract/identity/credentials.ts";
import * as z from "zod/mini";

export const passwordProof = z.object({ password });
export const passwordAndCode = z.object({ password, code: oneTimeCode });
export const codeProof = z.object({ code: oneTimeCode });
