import { mobile } from "#contract/kernel/phone.ts";
import { password } from "#contract/identity/credentials.ts";
import { email } from "#contract/kernel/email.ts";
import * as z from "zod/mini";

export const emailChange = z.object({ email, password });
export const phoneChange = z.object({ phone: mobile, password });
