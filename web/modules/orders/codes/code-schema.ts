import * as z from "zod/mini";
import { oneTimeCode } from "#contract/identity/credentials.ts";

export const codeFields = z.object({ code: oneTimeCode });
