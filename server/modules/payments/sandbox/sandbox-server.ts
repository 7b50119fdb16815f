import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { asciiAddress } from "#contract/kernel/slug.ts";
import type { BankGateway } from "../bank/bank-gateway.ts";
import { describe } from "./describe-transaction.ts";
import { SandboxBank } from "./sandbox-bank.ts";
import { OUTCOMES, type Outcome, outletPage, sandboxPage } from "./sandbox-page.ts";
import type { Intention } from "./transaction.ts";

/** Only its own forms. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Delay of a late callback. */
const LATE_MS = 3_000;

const intentionBody = z.object({
  amount: z.int().check(z.positive()),
  payment_methods: z.array(z.int()).check(z.minLength(1)),
  special_reference: z.string(),
  notification_url: z.url(),
  redirection_url: z.url(),
});
const refundBody = z.object({
  transaction_id: z.coerce.number(),
  amount_cents: z.int().check(z.positive()),
});
const paymentBody = z.object({
  source: z.object({ identifier: z.literal("AGGREGATOR"), subtype: z.literal("AGGREGATOR") }),
  payment_token: z.string(),
});
const questionQuery = z.object({ clientSecret: z.string(), given: z.string() });
const billQuery = z.object({ bill: z.coerce.number() });
const pageQuery = z.object({ publicKey: z.string(), clientSecret: z.string() });
const decisionQuery = z.object({ clientSecret: z.string(), outcome: z.enum(OUTCOMES) });

/**
 * A local bank with Paymob's protocol: intention, hosted page, number for outlets, signed callback,
 * refund. The customer chooses the outcome. Never served in production.
 */
export function serveSandbox(
  app: FastifyInstance,
  path: string,
  gateway: BankGateway,
): SandboxBank {
  const bank = new SandboxBank(gateway);

  app.post(`${path}/v1/intention/`, async (request, reply) => {
    if (!bank.mayAsk(request.headers.authorization)) return refused(reply, 401);
    const body = intentionBody.safeParse(request.body);
    if (!body.success) return refused(reply, 400);
    const { amount, payment_methods, special_reference, notification_url, redirection_url } =
      body.data;
    const [integration = 0] = payment_methods;
    const method = bank.methodOf(integration);
    if (!method) return refused(reply, 404);
    const intention = bank.open({
      method,
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
      payment_keys: [{ integration, key: intention.clientSecret }],
      status: "intended",
    };
  });

  app.get(`${path}/unifiedcheckout/`, async (request, reply) => {
    const query = pageQuery.safeParse(request.query);
    const intention = query.success && bank.intentions.get(query.data.clientSecret);
    if (!intention || !bank.isPublicKey(query.data.publicKey)) return refused(reply, 404);
    return sendPage(reply, sandboxPage(path, intention, undefined));
  });

  app.get(`${path}/ask`, async (request, reply) => {
    const query = questionQuery.safeParse(request.query);
    const intention = query.success && bank.intentions.get(query.data.clientSecret);
    if (!intention) return refused(reply, 404);
    return sendPage(reply, sandboxPage(path, intention, query.data.given));
  });

  app.get(`${path}/decide`, async (request, reply) => {
    const query = decisionQuery.safeParse(request.query);
    const intention = query.success && bank.intentions.get(query.data.clientSecret);
    if (!intention) return refused(reply, 404);
    return reply.redirect(asciiAddress(await decide(bank, intention, query.data.outcome)));
  });

  app.post(`${path}/api/acceptance/void_refund/refund`, async (request, reply) => {
    if (!bank.mayAsk(request.headers.authorization)) return refused(reply, 401);
    const body = refundBody.safeParse(request.body);
    const refund = body.success && bank.refund(body.data.transaction_id, body.data.amount_cents);
    return refund ? { ...describe(refund), is_refund: true } : refused(reply, 400);
  });

  app.post(`${path}/api/acceptance/payments/pay`, async (request, reply) => {
    const body = paymentBody.safeParse(request.body);
    const intention = body.success && bank.intentions.get(body.data.payment_token);
    if (!intention || intention.method !== "kiosk") return refused(reply, 400);
    const waiting = bank.bill(intention);
    void bank.notify(waiting);
    return { ...describe(waiting), data: { bill_reference: waiting.id } };
  });

  app.get(`${path}/outlet`, async (request, reply) => {
    const query = billQuery.safeParse(request.query);
    const waiting = query.success ? bank.transactions.get(query.data.bill) : undefined;
    return sendPage(reply, outletPage(path, waiting, false));
  });

  app.get(`${path}/outlet/pay`, async (request, reply) => {
    const query = billQuery.safeParse(request.query);
    const paid = query.success && bank.payBill(query.data.bill);
    if (!paid) return refused(reply, 404);
    await bank.notify(paid);
    return sendPage(reply, outletPage(path, paid, true));
  });
  return bank;
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .send(html);
}

/** Performs the chosen outcome. @returns where the browser goes */
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
