import type { FastifyReply, FastifyRequest } from "fastify";
import { isSecret } from "../../secrets.ts";
import { BROWSER_DAYS, SESSION_DAYS } from "./session-life.ts";

/** Tokens that work without a cookie begin with this, so that people and scanners know them. */
export const PROGRAM_PREFIX = "fanous_";

const DAY_SECONDS = 24 * 60 * 60;

/** What a request shows to be somebody: cookie and token of a browser, or the token of a program alone. */
export type Proof = { cookie: string; token: string } | { program: string };

export function proofOf(request: FastifyRequest): Proof | undefined {
  const [scheme, token = ""] = (request.headers.authorization ?? "").split(" ", 2);
  if (scheme?.toLowerCase() !== "bearer") return undefined;
  if (token.startsWith(PROGRAM_PREFIX)) {
    return isSecret(token.slice(PROGRAM_PREFIX.length)) ? { program: token } : undefined;
  }
  const cookie = sessionCookie(request);
  return cookie !== undefined && isSecret(token) ? { cookie, token } : undefined;
}

/** The secret in the session's cookie. By itself it proves nothing. */
export function sessionCookie(request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf("session", request.server.secureCookies)];
  return isSecret(secret) ? secret : undefined;
}

/** The secret by which a browser is known to have signed in before. */
export function browserCookie(request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf("device", request.server.secureCookies)];
  return isSecret(secret) ? secret : undefined;
}

export function sendSessionCookie(reply: FastifyReply, secret: string): void {
  send(reply, "session", secret, SESSION_DAYS);
}

export function sendBrowserCookie(reply: FastifyReply, secret: string): void {
  send(reply, "device", secret, BROWSER_DAYS);
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { secureCookies } = reply.server;
  reply.clearCookie(nameOf("session", secureCookies), attributes(secureCookies));
}

function send(reply: FastifyReply, name: string, secret: string, days: number): void {
  const { secureCookies } = reply.server;
  reply.setCookie(nameOf(name, secureCookies), secret, {
    ...attributes(secureCookies),
    maxAge: days * DAY_SECONDS,
  });
}

function attributes(secure: boolean) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}

/** Over https browsers take a cookie of this name from the shop itself only. */
function nameOf(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
