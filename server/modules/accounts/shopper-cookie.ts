import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Cookies are sent over https only. */
    secureCookies: boolean;
  }
  interface FastifyRequest {
    /** The answer depends on who asks. */
    isPersonal: boolean;
  }
}

const COOKIE = "guest";
const LIFE_SECONDS = 365 * 24 * 60 * 60;
/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;

/** The secret that this browser carries; `undefined` when it carries none or something else. */
export function shopperSecret(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database knows of a secret. Random 256 bits need no slow hash. */
export function secretHash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

export function sendShopperCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  reply.setCookie(COOKIE, secret, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.server.secureCookies,
    maxAge: LIFE_SECONDS,
  });
}
