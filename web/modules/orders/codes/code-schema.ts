import { oneTimeCode } from "#contract/identity/credentials.ts";
import * as z from "zod/mini";

export const codeFields = z.object({ code: oneTimeCode });
