import { authEndpoints } from "#contract/customers/auth-endpoints.ts";
import { companyRegistration } from "#contract/companies/company-registration.ts";
import { personRegistration } from "#contract/customers/registration.ts";
import * as z from "zod/mini";

/** The contract's rules for the forms under `/auth`; fetched apart from the pages. */
const { code, trustDevice } = authEndpoints.signInSecondFactor.body.shape;
const { password } = authEndpoints.resetPassword.body.shape;

export const signInRules = authEndpoints.signIn.body;
export const secondFactorRules = z.object({ code, trustDevice });
export const forgotPasswordRules = authEndpoints.forgotPassword.body;
export const resetPasswordRules = z.object({ code, password });
export const codeRules = z.object({ code });
export { companyRegistration as companyRules, personRegistration as personRules };
