import * as z from "zod/mini";
import { oneTimeCode } from "#contract/identity/credentials.ts";

export const codeProof = z.object({ code: oneTimeCode });
