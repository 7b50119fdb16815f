import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, type Realm, REALMS } from "./realms.ts";
import { isSecret, newSecret } from "./secrets.ts";

/** Prefix of customers' tokens that work without a cookie. */
export const PROGRAM_PREFIX = "fanous_";
/** A browser away for longer counts as new, and its owner is notified. */
export const BROWSER_DAYS = 365;

const BROWSER_COOKIE = "device";
/** Identifies the browser that waits for a code. */
const VERIFICATION_COOKIE = "verification";
const DAY_SECONDS = 24 * 60 * 60;

/** Credentials of a request: a browser's cookie and token, or a program's token alone. */
export type Proof = { cookie: string; token: string } | { program: string };

/** `undefined` unless the credentials have the format of this realm. */
export function proofOf(request: FastifyRequest, realm: Realm): Proof | undefined {
  const [scheme, token = ""] = (request.headers.authorization ?? "").split(" ", 2);
  if (scheme?.toLowerCase() !== "bearer") return undefined;
  if (realm === "customer" && token.startsWith(PROGRAM_PREFIX)) {
    return isSecret(token.slice(PROGRAM_PREFIX.length)) ? { program: token } : undefined;
  }
  const { tokenPrefix } = REALMS[realm];
  const cookie = sessionCookie(request, realm);
  const isOurs = token.startsWith(tokenPrefix) && isSecret(token.slice(tokenPrefix.length));
  return cookie !== undefined && isOurs ? { cookie, token } : undefined;
}

/** The secret in the session cookie. By itself it proves nothing. */
export function sessionCookie(request: FastifyRequest, realm: Realm): string | undefined {
  const secret = request.cookies[cookieName(request, REALMS[realm].cookie)];
  return isSecret(secret) ? secret : undefined;
}

/** After the commit: a refused command must not change the browser's cookies. */
export function sendSessionCookie(reply: FastifyReply, realm: Realm, secret: string): void {
  const { cookie, cookieDays } = REALMS[realm];
  reply.setCookie(cookieName(reply, cookie), secret, {
    ...attributes(reply, realm),
    ...(cookieDays !== undefined && { maxAge: cookieDays * DAY_SECONDS }),
  });
}

export function clearSessionCookie(reply: FastifyReply, realm: Realm): void {
  reply.clearCookie(cookieName(reply, REALMS[realm].cookie), attributes(reply, realm));
}

/** The secret of a browser that has signed in before. */
export function browserCookie(request: FastifyRequest): string | undefined {
  const secret = request.cookies[cookieName(request, BROWSER_COOKIE)];
  return isSecret(secret) ? secret : undefined;
}

export function sendBrowserCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName(reply, BROWSER_COOKIE), secret, {
    ...attributes(reply, "customer"),
    maxAge: BROWSER_DAYS * DAY_SECONDS,
  });
}

/**
 * The secret of a browser that begins something to be completed by a code; it is sent to the
 * browser at once and reveals nothing yet.
 */
export function verifyingBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const secret = verificationCookie(request) ?? newSecret();
  reply.setCookie(cookieName(reply, VERIFICATION_COOKIE), secret, {
    ...attributes(reply, "customer"),
    maxAge: DAY_SECONDS,
  });
  return secret;
}

/** The secret by which a browser proves that it began the verification. */
export function verificationCookie(request: FastifyRequest): string | undefined {
  const secret = request.cookies[cookieName(request, VERIFICATION_COOKIE)];
  return isSecret(secret) ? secret : undefined;
}

function attributes(reply: FastifyReply, realm: Realm) {
  const { secureCookies: secure } = reply.server;
  return { path: "/", httpOnly: true, sameSite: REALMS[realm].sameSite, secure } as const;
}
