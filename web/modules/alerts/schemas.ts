import * as z from "zod/mini";
import { alertContactSchema } from "#contract/alerts/endpoints.ts";
import { oneTimeCode } from "#contract/identity/credentials.ts";

/** The contract's rules for the alert forms; loaded apart from the page. */
export const contactRules = alertContactSchema;
export const codeRules = z.object({ code: oneTimeCode });
