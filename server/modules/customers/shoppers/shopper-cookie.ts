import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, isSecret } from "#server/modules/identity/index.ts";

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
  // Browsers that came before the prefix carry the plain one until they are given the other.
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
