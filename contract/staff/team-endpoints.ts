import * as z from "zod/mini";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { STAFF_ROLES } from "../kernel/permissions.ts";
import { codeLine, id, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { signedInSchema } from "./staff-session.ts";

const base = { tag: "team", status: 200, access: "staff" } as const;

export const teamMemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  twoFactor: z.boolean(),
  /** Invited: has no password yet. Disabled: cannot sign in. */
  state: z.enum(["invited", "active", "disabled"]),
  /** Expiry of a pending invitation. */
  invitedUntil: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  createdAt: z.string(),
  isYou: z.boolean(),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

const listTeam = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/staff",
  summary: "Everybody who works here, with those who are invited",
  permission: "staff:manage",
  response: z.object({ items: z.array(teamMemberSchema) }),
});

const inviteStaff = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/staff",
  summary: "Invites somebody by email; the link in the mail works once, for three days",
  permission: "staff:manage",
  body: z.object({
    email,
    name: requiredLine(80),
    role: z.enum(STAFF_ROLES),
    locale: z.optional(z.enum(LOCALES)),
  }),
  status: 201,
  response: teamMemberSchema,
  problems: ["already-staff"],
});

const changeStaff = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/admin/staff/{id}",
  summary: "Gives another role, disables or enables; a disabled member is signed out at once",
  permission: "staff:manage",
  params: z.object({ id }),
  body: z.object({ role: z.optional(z.enum(STAFF_ROLES)), disabled: z.optional(z.boolean()) }),
  response: teamMemberSchema,
  problems: ["not-found", "last-owner"],
});

const resetStaff = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/staff/{id}/reset",
  summary: "Takes password and second factor away, ends every session and sends a new invitation",
  permission: "staff:manage",
  params: z.object({ id }),
  response: teamMemberSchema,
  problems: ["not-found", "last-owner"],
});

const listMemberSessions = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/staff/{id}/sessions",
  summary: "Where a member of staff is signed in, the last used first",
  permission: "staff:manage",
  params: z.object({ id }),
  response: z.object({ items: z.array(signedInSchema) }),
  problems: ["not-found"],
});

const endMemberSession = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/v1/admin/staff/{id}/sessions/{session}",
  status: 204,
  summary: "Signs a member of staff out in one place",
  permission: "staff:manage",
  params: z.object({ id, session: id }),
  problems: ["not-found"],
});

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: the shop itself, from the command line. */
  staff: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** `company.review`, `staff.invite` … */
  action: z.string(),
  /** The object of the action: `company:12`. */
  target: z.string(),
  /** Previous and new value per field. Never contains secrets. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  address: z.nullable(z.string()),
});

export const AUDIT_PAGE = 50;

const listAudit = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/audit",
  summary: "What staff have changed, the newest first",
  permission: "audit:read",
  query: z.object({
    page: z._default(wholeNumber(1, 10_000), 1),
    staff: z.optional(id),
    action: z._default(codeLine(60), ""),
    target: z._default(codeLine(60), ""),
    /** Days in Cairo, both inclusive. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  response: pageOf(auditEntrySchema),
});

export const teamEndpoints = {
  listTeam,
  inviteStaff,
  changeStaff,
  resetStaff,
  listMemberSessions,
  endMemberSession,
  listAudit,
};
