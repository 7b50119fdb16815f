import { email } from "#contract/accounts/registration.ts";
import * as z from "zod/mini";

export const inviteSchema = z.object({ email });
