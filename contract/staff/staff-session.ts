import * as z from "zod/mini";
import { oneTimeCode, password } from "../identity/credentials.ts";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { PERMISSIONS, STAFF_ROLES } from "../kernel/permissions.ts";
import { codeLine, requiredLine } from "../kernel/schema.ts";

const signedIn = { tag: "staff", access: "staff" } as const;

/** A staff password gives access to the whole shop, so it is longer than a customer's. */
export const STAFF_PASSWORD_MIN = 12;
export const staffPassword = z
  .string()
  .check(z.minLength(1), z.minLength(STAFF_PASSWORD_MIN), z.maxLength(128));

export const staffInfoSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  locale: z.enum(LOCALES),
  twoFactor: z.boolean(),
  /** An owner without a second factor can only set one up. */
  needsTwoFactor: z.boolean(),
});
export type StaffInfo = z.output<typeof staffInfoSchema>;

/**
 * Its secret is in the `HttpOnly` cookie `staff`; `token` must be sent with each request in
 * addition.
 */
export const staffSessionSchema = z.object({
  token: z.string(),
  staff: staffInfoSchema,
  /** Absolute end, even when in use. */
  expiresAt: z.string(),
});
export type StaffSession = z.output<typeof staffSessionSchema>;

const base = { tag: "staff" } as const;

/** A session of a member of staff. */
export const signedInSchema = z.object({
  id: z.int(),
  /** As far as it is known: "Chrome", "Android". Null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

const invitation = z.object({ invitation: codeLine(64).check(z.minLength(1)) });

export const staffSessionEndpoints = {
  staffSignIn: endpoint("POST /api/v1/admin/auth/sign-in", base, {
    summary: "Sign in as staff with a password",
    body: z.object({ email, password }),
    response: z.union([
      z.extend(staffSessionSchema, { kind: z.literal("session") }),
      z.object({ kind: z.literal("two-factor"), challenge: z.string() }),
    ]),
    problems: ["credentials", "too-many-attempts"],
  }),
  staffSecondFactor: endpoint("POST /api/v1/admin/auth/two-factor", base, {
    summary: "Complete two-step staff sign-in",
    body: z.object({ challenge: codeLine(64).check(z.minLength(1)), code: oneTimeCode }),
    response: staffSessionSchema,
    problems: ["code-wrong", "too-many-attempts"],
  }),
  staffSignOut: endpoint("POST /api/v1/admin/auth/sign-out", {
    tag: "staff",
    summary: "Sign out of the back office. Idempotent.",
  }),
  getStaffSession: endpoint("GET /api/v1/admin/auth/session", signedIn, {
    summary: "Get your staff session",
    response: z.object({ staff: staffInfoSchema, expiresAt: z.string() }),
  }),
  listStaffSessions: endpoint("GET /api/v1/admin/auth/sessions", signedIn, {
    summary: "List your staff sessions. Last used first.",
    response: z.object({ items: z.array(signedInSchema) }),
  }),
  endStaffSession: endpoint("DELETE /api/v1/admin/auth/sessions/{id}", signedIn, {
    summary: "End one of your staff sessions",
  }),
  endOtherStaffSessions: endpoint("DELETE /api/v1/admin/auth/sessions", signedIn, {
    summary: "End all your other staff sessions",
  }),
  changeStaffPassword: endpoint("POST /api/v1/admin/auth/password", signedIn, {
    summary: "Change your staff password. Ends your other sessions.",
    body: z.object({ currentPassword: password, password: staffPassword }),
    response: staffSessionSchema,
    problems: ["password-wrong", "too-many-attempts"],
  }),
  beginStaffTwoFactor: endpoint("POST /api/v1/admin/auth/two-factor/begin", signedIn, {
    summary: "Start staff two-step sign-in setup. Returns a secret that you must confirm.",
    body: z.object({ password }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    problems: ["password-wrong", "two-factor-on", "too-many-attempts"],
  }),
  confirmStaffTwoFactor: endpoint("POST /api/v1/admin/auth/two-factor/confirm", signedIn, {
    summary: "Confirm staff two-step sign-in. Ends your other sessions.",
    body: z.object({ code: oneTimeCode }),
    response: z.object({ backupCodes: z.array(z.string()) }),
    problems: ["code-wrong", "two-factor-on", "too-many-attempts"],
  }),
  disableStaffTwoFactor: endpoint("POST /api/v1/admin/auth/two-factor/disable", signedIn, {
    summary: "Remove staff two-step sign-in. Not available to owners.",
    body: z.object({ password, code: oneTimeCode }),
    problems: ["password-wrong", "code-wrong", "two-factor-needed", "too-many-attempts"],
  }),
  getStaffInvitation: endpoint("GET /api/v1/admin/invitations/{invitation}", base, {
    summary: "Get a staff invitation",
    params: invitation,
    response: z.object({ email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }),
  }),
  acceptStaffInvitation: endpoint("POST /api/v1/admin/invitations/{invitation}/accept", {
    tag: "staff",
    summary: "Accept a staff invitation. Sets your password.",
    params: invitation,
    body: z.object({ name: requiredLine(80), password: staffPassword }),
  }),
};
