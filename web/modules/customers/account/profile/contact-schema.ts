import { mobile } from "#contract/kernel/phone.ts";
import { email } from "#contract/kernel/email.ts";
import * as z from "zod/mini";

export const emailChange = z.object({ email });
export const phoneChange = z.object({ phone: mobile });
