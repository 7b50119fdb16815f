import type { FastifyReply, FastifyRequest } from "fastify";
import { isSecret, newSecret } from "../../secrets.ts";

/** Tokens of staff begin with this, so that people and scanners know them. */
const TOKEN_PREFIX = "staff_";

export function newStaffToken(): string {
  return TOKEN_PREFIX + newSecret();
}

/** Over https browsers take a cookie of this name from the shop itself only. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-staff" : "staff";
}

/** The secret in the cookie of staff. By itself it proves nothing. */
export function staffCookie(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[cookieName(request.server.secureCookies)];
  return isSecret(cookie) ? cookie : undefined;
}

/** Cookie and token of a request; `undefined` unless both are there and look like ours. */
export function staffSecrets(
  request: FastifyRequest,
): { cookie: string; token: string } | undefined {
  const cookie = staffCookie(request);
  const [scheme, token = ""] = (request.headers.authorization ?? "").split(" ", 2);
  const isOurs =
    scheme?.toLowerCase() === "bearer" &&
    token.startsWith(TOKEN_PREFIX) &&
    isSecret(token.slice(TOKEN_PREFIX.length));
  return cookie !== undefined && isOurs ? { cookie, token } : undefined;
}

/** Lives as long as the browser is open; the server ends it earlier. Never sent from other sites, not even by a link. */
export function sendStaffCookie(reply: FastifyReply, secret: string): void {
  const secure = reply.server.secureCookies;
  reply.setCookie(cookieName(secure), secret, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure,
  });
}

export function clearStaffCookie(reply: FastifyReply): void {
  const secure = reply.server.secureCookies;
  reply.clearCookie(cookieName(secure), {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure,
  });
}
