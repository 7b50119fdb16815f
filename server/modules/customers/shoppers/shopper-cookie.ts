import type { FastifyReply, FastifyRequest } from "fastify";
import { isSecret } from "#server/modules/identity/index.ts";

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

/** The secret that this browser carries; `undefined` when it carries none or something else. */
export function shopperSecret(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE];
  return isSecret(secret) ? secret : undefined;
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

/** The browser's guest has become a customer. */
export function clearShopperCookie(reply: FastifyReply): void {
  const { secureCookies } = reply.server;
  reply.clearCookie(COOKIE, { path: "/", httpOnly: true, sameSite: "lax", secure: secureCookies });
}
