import * as z from "zod/mini";
import { email } from "#contract/kernel/email.ts";
import { mobile } from "#contract/kernel/phone.ts";

export const emailChange = z.object({ email });
export const phoneChange = z.object({ phone: mobile });
