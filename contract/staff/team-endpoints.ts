import * as z from "zod/mini";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { STAFF_ROLES } from "../kernel/permissions.ts";
import { codeLine, id, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { signedInSchema } from "./staff-session.ts";

const managed = { tag: "team", access: "staff", permission: "staff:manage" } as const;

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

export const teamEndpoints = {
  listTeam: endpoint("GET /api/v1/admin/staff", managed, {
    summary: "List team members and invitations",
    response: z.object({ items: z.array(teamMemberSchema) }),
  }),
  inviteStaff: endpoint("POST /api/v1/admin/staff", managed, {
    summary: "Invite a team member by email. The link works once within three days.",
    body: z.object({
      email,
      name: requiredLine(80),
      role: z.enum(STAFF_ROLES),
      locale: z.optional(z.enum(LOCALES)),
    }),
    status: 201,
    response: teamMemberSchema,
    problems: ["already-staff"],
  }),
  changeStaff: endpoint("PATCH /api/v1/admin/staff/{id}", managed, {
    summary: "Change a member's role or status. Disabling ends their sessions immediately.",
    body: z.object({ role: z.optional(z.enum(STAFF_ROLES)), disabled: z.optional(z.boolean()) }),
    response: teamMemberSchema,
    problems: ["not-found", "last-owner"],
  }),
  resetStaff: endpoint("POST /api/v1/admin/staff/{id}/reset", managed, {
    summary: "Reset a member's access. Ends all sessions and sends a new invitation.",
    response: teamMemberSchema,
    problems: ["not-found", "last-owner"],
  }),
  listMemberSessions: endpoint("GET /api/v1/admin/staff/{id}/sessions", managed, {
    summary: "List a team member's sessions. Last used first.",
    response: z.object({ items: z.array(signedInSchema) }),
  }),
  endMemberSession: endpoint("DELETE /api/v1/admin/staff/{id}/sessions/{session}", managed, {
    summary: "End a team member's session",
    params: z.object({ id, session: id }),
  }),
  listAudit: endpoint("GET /api/v1/admin/audit", managed, {
    summary: "List audit entries. Newest first.",
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
  }),
};
