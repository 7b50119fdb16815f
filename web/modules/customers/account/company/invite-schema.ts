import { email } from "#contract/kernel/email.ts";
import * as z from "zod/mini";

export const inviteSchema = z.object({ email });
