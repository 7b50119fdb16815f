import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { CardGateway } from "../card-gateway.ts";
import { describe, type Intention, SandboxBank } from "./sandbox-bank.ts";
import { OUTCOMES, type Outcome, sandboxPage } from "./sandbox-page.ts";

/** How late a late callback is. */
const LATE_MS = 3_000;

const intentionBody = z.object({
  amount: z.int().check(z.positive()),
  special_reference: z.string(),
  notification_url: z.url(),
  redirection_url: z.url(),
});
const refundBody = z.object({
  transaction_id: z.coerce.number(),
  amount_cents: z.int().check(z.positive()),
});
const pageQuery = z.object({ publicKey: z.string(), clientSecret: z.string() });
const decisionQuery = z.object({ clientSecret: z.string(), outcome: z.enum(OUTCOMES) });

/**
 * A bank on this machine that speaks Paymob's protocol: intention, hosted page, signed callback, refund. The customer
 * chooses how it goes. Never served in production.
 */
export function serveSandbox(
  app: FastifyInstance,
  path: string,
  gateway: CardGateway,
): SandboxBank {
  const bank = new SandboxBank(gateway);

  app.post(`${path}/v1/intention/`, async (request, reply) => {
    if (!bank.mayAsk(request.headers.authorization)) return refused(reply, 401);
    const body = intentionBody.safeParse(request.body);
    if (!body.success) return refused(reply, 400);
    const { amount, special_reference, notification_url, redirection_url } = body.data;
    const intention = bank.open({
      amount,
      reference: special_reference,
      callbackUrl: notification_url,
      returnUrl: redirection_url,
    });
    if (!intention) return refused(reply, 400);
    reply.code(201);
    return {
      client_secret: intention.clientSecret,
      intention_order_id: intention.orderId,
      status: "intended",
    };
  });

  app.get(`${path}/unifiedcheckout/`, async (request, reply) => {
    const query = pageQuery.safeParse(request.query);
    const intention = query.success && bank.intentions.get(query.data.clientSecret);
    if (!intention || !bank.isPublicKey(query.data.publicKey)) return refused(reply, 404);
    return reply.type("text/html; charset=utf-8").send(sandboxPage(path, intention));
  });

  app.get(`${path}/decide`, async (request, reply) => {
    const query = decisionQuery.safeParse(request.query);
    const intention = query.success && bank.intentions.get(query.data.clientSecret);
    if (!intention) return refused(reply, 404);
    return reply.redirect(await decide(bank, intention, query.data.outcome));
  });

  app.post(`${path}/api/acceptance/void_refund/refund`, async (request, reply) => {
    if (!bank.mayAsk(request.headers.authorization)) return refused(reply, 401);
    const body = refundBody.safeParse(request.body);
    const refund = body.success && bank.refund(body.data.transaction_id, body.data.amount_cents);
    return refund ? { ...describe(refund), is_refund: true } : refused(reply, 400);
  });
  return bank;
}

/** Does what the customer chose. @returns where the browser goes */
async function decide(bank: SandboxBank, intention: Intention, outcome: Outcome): Promise<string> {
  if (outcome === "abandon") return intention.returnUrl;
  const transaction = bank.charge(intention, outcome !== "decline");
  const notify = () => bank.notify(transaction);
  if (outcome === "late") void bank.notify(transaction, LATE_MS);
  else await notify();
  if (outcome === "double") await Promise.all([notify(), notify()]);
  const back = new URL(intention.returnUrl);
  back.searchParams.set("id", String(transaction.id));
  back.searchParams.set("success", String(transaction.success));
  back.searchParams.set("merchant_order_id", intention.reference);
  return back.href;
}

function refused(reply: FastifyReply, code: number) {
  return reply.code(code).send({ detail: "refused by the sandbox" });
}
