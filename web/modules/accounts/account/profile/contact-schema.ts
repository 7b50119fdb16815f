import { mobile } from "#contract/accounts/phone.ts";
import { email, password } from "#contract/accounts/registration.ts";
import * as z from "zod/mini";

export const emailChange = z.object({ email, password });
export const phoneChange = z.object({ phone: mobile, password });
