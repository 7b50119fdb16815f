import * as z from "zod/mini";
import {
  identifier,
  newPassword,
  oneTimeCode,
  password,
  verification,
  verificationSchema,
} from "../identity/credentials.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { mobile } from "../kernel/phone.ts";
import { codeLine, requiredLine } from "../kernel/schema.ts";
import { ACCOUNT_TYPES, personRegistration } from "./registration.ts";

/** No secrets: this is kept in the browser's storage. */
export const userInfoSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  accountType: z.enum(ACCOUNT_TYPES),
});
export type UserInfo = z.output<typeof userInfoSchema>;

/**
 * A new session: its secret is in the `HttpOnly` cookie, and `token` must be sent with each request
 * in addition.
 */
export const sessionSchema = z.object({
  token: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  userInfo: userInfoSchema,
});
export type Session = z.output<typeof sessionSchema>;

const base = { tag: "accounts" } as const;

/** Signed in, or asked for the second factor. */
const signedInOrAsked = z.union([
  z.extend(sessionSchema, { kind: z.literal("session") }),
  /** The credentials were right; a second-factor code is required. */
  z.object({ kind: z.literal("two-factor"), challenge: z.string() }),
]);

export const authEndpoints = {
  registerPerson: endpoint("POST /api/v1/auth/register", base, {
    summary: "Register a customer. Sends a verification code.",
    body: personRegistration,
    response: verificationSchema,
    problems: ["too-many-attempts", "not-found", "other-email"],
  }),
  verifyRegistration: endpoint("POST /api/v1/auth/verify", base, {
    summary: "Verify a registration and sign in",
    body: z.object({
      verification,
      code: oneTimeCode,
      /** The registration's password, required in any browser other than the one that began it. */
      password: z.optional(password),
    }),
    response: sessionSchema,
    problems: [
      "code-wrong",
      "registration-elsewhere",
      "password-wrong",
      "already-registered",
      "not-found",
      "other-email",
      "too-many-members",
    ],
  }),
  resendCode: endpoint("POST /api/v1/auth/resend", base, {
    summary: "Resend a registration or password reset code",
    body: z.object({ verification }),
    response: verificationSchema,
    problems: ["too-soon", "too-many-attempts", "not-found"],
  }),
  signIn: endpoint("POST /api/v1/auth/sign-in", base, {
    summary: "Sign in with a password",
    body: z.object({ identifier, password }),
    response: signedInOrAsked,
    problems: ["credentials", "too-many-attempts"],
  }),
  sendSignInCode: endpoint("POST /api/v1/auth/sign-in-code", base, {
    summary: "Send a sign-in code to a mobile number",
    body: z.object({ phone: mobile }),
    response: verificationSchema,
    problems: ["too-many-attempts"],
  }),
  signInByCode: endpoint("POST /api/v1/auth/sign-in-code/confirm", base, {
    summary: "Sign in with a code. Use the browser that requested it.",
    body: z.object({ verification, code: oneTimeCode }),
    response: signedInOrAsked,
    problems: ["code-wrong"],
  }),
  signInSecondFactor: endpoint("POST /api/v1/auth/two-factor", base, {
    summary: "Complete two-step sign-in. Takes an app code or a backup code.",
    body: z.object({
      challenge: codeLine(200),
      code: oneTimeCode,
      /** Do not ask on this browser again for 30 days. */
      trustDevice: z.optional(z.boolean()),
    }),
    response: sessionSchema,
    problems: ["code-wrong", "too-many-attempts"],
  }),
  getSession: endpoint("GET /api/v1/auth/session", base, {
    summary: "Get your session and extend it",
    access: "customer",
    response: z.object({ accountType: z.enum(ACCOUNT_TYPES), userInfo: userInfoSchema }),
  }),
  signOut: endpoint("POST /api/v1/auth/sign-out", {
    tag: "accounts",
    summary: "Sign out. Idempotent.",
  }),
  createToken: endpoint("POST /api/v1/auth/tokens", {
    tag: "accounts",
    summary: "Create an API token. You can revoke it among your devices.",
    body: z.object({
      identifier,
      password,
      code: z.optional(oneTimeCode),
      /** Shown in the list of devices. */
      name: requiredLine(60),
    }),
    status: 201,
    response: z.object({ token: z.string(), expiresAt: z.string() }),
    problems: ["credentials", "code-wrong", "too-many-attempts"],
  }),
  forgotPassword: endpoint("POST /api/v1/auth/forgot-password", base, {
    summary: "Request a password reset. Sends a code.",
    body: z.object({ identifier }),
    response: verificationSchema,
    problems: ["too-many-attempts"],
  }),
  resetPassword: endpoint("POST /api/v1/auth/reset-password", {
    tag: "accounts",
    summary: "Reset a password. Ends every session.",
    body: z.object({ verification, code: oneTimeCode, password: newPassword }),
    problems: ["code-wrong"],
  }),
};
