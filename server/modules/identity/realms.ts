import type { FastifyRequest } from "fastify";

/** Who signs in here. Accounts, sessions and challenges of one realm are worth nothing in the other. */
export type Realm = "customer" | "staff";

interface RealmRules {
  /** Name of the session's cookie. */
  cookie: string;
  /** Staff: never sent from other sites, not even by a link. */
  sameSite: "lax" | "strict";
  /** Absent: the cookie ends with the browser. */
  cookieDays?: number;
  /** Tokens begin with this, so that people and scanners know them. */
  tokenPrefix: string;
  /** So long after signing in a session ends in any case. */
  sessionHours: number;
  /** Guesses at the second factor. Three of a million codes are right at any moment: those of a day must stay few. */
  guesses: readonly { scope: string; max: number; minutes: number }[];
  backupCodeLength: number;
}

const DAY_MINUTES = 24 * 60;

export const REALMS: Record<Realm, RealmRules> = {
  customer: {
    cookie: "session",
    sameSite: "lax",
    cookieDays: 30,
    tokenPrefix: "",
    sessionHours: 30 * 24,
    guesses: [
      { scope: "second-factor", max: 5, minutes: 15 },
      { scope: "second-factor-day", max: 30, minutes: DAY_MINUTES },
    ],
    backupCodeLength: 10,
  },
  staff: {
    cookie: "staff",
    sameSite: "strict",
    tokenPrefix: "staff_",
    sessionHours: 12,
    guesses: [
      { scope: "staff-code", max: 10, minutes: 15 },
      { scope: "staff-code-day", max: 40, minutes: DAY_MINUTES },
    ],
    backupCodeLength: 12,
  },
};

/** An account of a realm. */
export interface Account {
  realm: Realm;
  accountId: number;
}

/** Over https browsers take a cookie of this name from the shop itself only. */
export function cookieName(request: { server: FastifyRequest["server"] }, name: string): string {
  return request.server.secureCookies ? `__Host-${name}` : name;
}
