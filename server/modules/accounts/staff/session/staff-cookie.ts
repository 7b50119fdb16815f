import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;
const TOKEN_PREFIX = "staff_";

export function newStaffSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function newStaffToken(): string {
  return TOKEN_PREFIX + newStaffSecret();
}

/** What the database knows of a secret. Random 256 bits need no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** Over https browsers take a cookie of this name from the shop itself only. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-staff" : "staff";
}

/** Cookie and token of a request; `undefined` unless both are there and look like ours. */
export function staffSecrets(
  request: FastifyRequest,
): { cookie: string; token: string } | undefined {
  const cookie = request.cookies[cookieName(request.server.secureCookies)] ?? "";
  const [scheme, token = ""] = (request.headers.authorization ?? "").split(" ", 2);
  const isOurs =
    SECRET.test(cookie) &&
    scheme?.toLowerCase() === "bearer" &&
    token.startsWith(TOKEN_PREFIX) &&
    SECRET.test(token.slice(TOKEN_PREFIX.length));
  return isOurs ? { cookie, token } : undefined;
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
