import * as z from "zod/mini";
import { email } from "#contract/kernel/email.ts";

export const inviteSchema = z.object({ email });
