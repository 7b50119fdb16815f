import type { FastifyReply, FastifyRequest } from "fastify";
import { proofOf } from "#server/modules/identity/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { holdCustomer } from "../sign-in/begin-sign-in.ts";
import { customerOf } from "../sign-in/customer-of.ts";
import { clearShopperCookies, type GuestCookie, guestCookies } from "./shopper-cookie.ts";
import { takeGuests } from "./take-guests.ts";

/** More of a browser's guests are joined by its next requests. */
const MAX_GUESTS = 8;

/**
 * Joins the guests of a browser before its request is handled: first writes that ran beside each
 * other made one each, or one was made beside a sign-in (ADR 7).
 */
export const joinGuests: ModulePlugin = (app, platform) => {
  app.addHook("preHandler", async (request, reply) => {
    const { endpoint, isShared } = request.routeOptions.config;
    if (!endpoint || isShared) return;
    const cookies = guestCookies(request).slice(0, MAX_GUESTS);
    const isSignedIn = cookies.length > 0 && proofOf(request, "customer") !== undefined;
    if (cookies.length > 1 || isSignedIn) await join(platform, request, reply, cookies);
  });
};

async function join(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: readonly GuestCookie[],
): Promise<void> {
  const customer = await customerOf(platform.db, request);
  if (!customer && cookies.length === 1) return;
  const secrets = cookies.map(({ secret }) => secret);
  let kept: string | null | undefined;
  do {
    kept = await inTransaction(platform, async (work) => {
      // Before the guests, as at sign-in.
      const into = customer && (await holdCustomer(work.db, customer.id)).shopper_id;
      return takeGuests(work, secrets, into);
    });
  } while (kept === undefined);
  const gone = cookies.filter(({ secret }) => secret !== kept);
  clearShopperCookies(reply, gone);
  for (const { name } of gone) Reflect.deleteProperty(request.cookies, name);
}
