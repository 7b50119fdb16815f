import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, isSecret } from "#server/modules/identity/index.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Cookies are only sent over https. */
    secureCookies: boolean;
  }
  interface FastifyRequest {
    /** The response depends on the caller. */
    isPersonal: boolean;
  }
}

const COOKIE = "guest";
const LIFE_SECONDS = 365 * 24 * 60 * 60;

/** This browser's secret; `undefined` when it has none or an invalid one. */
export function shopperSecret(request: FastifyRequest): string | undefined {
  // Older browsers still have the cookie without the prefix, until they get the new one.
  const secret = request.cookies[cookieName(request, COOKIE)] ?? request.cookies[COOKIE];
  return isSecret(secret) ? secret : undefined;
}

export function sendShopperCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  const name = cookieName(request, COOKIE);
  if (name !== COOKIE && request.cookies[COOKIE] !== undefined) dropPlain(reply);
  reply.setCookie(name, secret, { ...attributes(reply), maxAge: LIFE_SECONDS });
}

/** The browser's guest has become a customer. */
export function clearShopperCookie(reply: FastifyReply): void {
  const name = cookieName(reply, COOKIE);
  if (name !== COOKIE) dropPlain(reply);
  reply.clearCookie(name, attributes(reply));
}

function dropPlain(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, attributes(reply));
}

function attributes(reply: FastifyReply) {
  const { secureCookies: secure } = reply.server;
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}
