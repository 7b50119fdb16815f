import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, isSecret, secretHash } from "#server/modules/identity/index.ts";

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

const LIFE_SECONDS = 365 * 24 * 60 * 60;
const NAME = /^(?:__Host-)?guest-[0-9a-f]{12}$/;

export interface GuestCookie {
  name: string;
  secret: string;
}

/** The secrets of this browser's guests; invalid cookies are ignored. */
export function guestCookies(request: FastifyRequest): GuestCookie[] {
  return Object.entries(request.cookies).flatMap(([name, secret]) =>
    NAME.test(name) && isSecret(secret) && name === nameFor(request, secret)
      ? [{ name, secret }]
      : [],
  );
}

/** The secret of this browser's guest. */
export function shopperSecret(request: FastifyRequest): string | undefined {
  return guestCookies(request)[0]?.secret;
}

export function sendShopperCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(nameFor(reply, secret), secret, { ...attributes(reply), maxAge: LIFE_SECONDS });
}

/** The guests have become others. */
export function clearShopperCookies(reply: FastifyReply, cookies: readonly GuestCookie[]): void {
  for (const { name } of cookies) reply.clearCookie(name, attributes(reply));
}

/** Each guest's own: of two answers in flight, the later does not overwrite the other's guest. */
function nameFor(request: Parameters<typeof cookieName>[0], secret: string): string {
  return cookieName(request, `guest-${secretHash(secret).toString("hex").slice(0, 12)}`);
}

function attributes(reply: FastifyReply) {
  const { secureCookies: secure } = reply.server;
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}
