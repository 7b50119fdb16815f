import type { FastifyRequest } from "fastify";

/** Who signs in. Accounts, sessions and challenges of one realm are invalid in the other. */
export type Realm = "customer" | "staff";

interface RealmRules {
  /** Name of the session cookie. */
  cookie: string;
  /** Staff cookies are never sent from other sites, not even by a link. */
  sameSite: "lax" | "strict";
  /** Absent: a session cookie that ends with the browser. */
  cookieDays?: number;
  /** Prefix of tokens, so that people and scanners recognise them. */
  tokenPrefix: string;
  /** Maximum duration of a session. */
  sessionHours: number;
  /**
   * Limits on second-factor attempts. Three of a million codes are valid at any moment, so the
   * attempts per day must stay few.
   */
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

/** Over https, browsers accept a cookie with this prefix only from the shop itself. */
export function cookieName(request: { server: FastifyRequest["server"] }, name: string): string {
  return request.server.secureCookies ? `__Host-${name}` : name;
}
