import * as z from "zod/mini";
import { authEndpoints } from "#contract/customers/auth-endpoints.ts";

/** The contract's rules for the forms under `/auth`; loaded apart from the pages. */
const { code, trustDevice } = authEndpoints.signInSecondFactor.body.shape;
const { password } = authEndpoints.resetPassword.body.shape;

export const signInPhoneRules = authEndpoints.sendSignInCode.body;
export const signInRules = authEndpoints.signIn.body;
export const secondFactorRules = z.object({ code, trustDevice });
export const forgotPasswordRules = authEndpoints.forgotPassword.body;
export const resetPasswordRules = z.object({ code, password });
export const codeAndPasswordRules = z.object({
  code,
  password: authEndpoints.signIn.body.shape.password,
});
export const codeRules = z.object({ code });
