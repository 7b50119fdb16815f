import * as z from "zod/mini";
import { type Breakable, breakable } from "#server/platform/circuit-breaker.ts";
import type { BankGateway } from "../bank/bank-gateway.ts";
import {
  type BankOrder,
  type BankProvider,
  BankProviderError,
  type BankNotification,
} from "../bank/bank-provider.ts";
import { isPaymobHmac } from "./paymob-hmac.ts";

const TIMEOUT_MS = 10_000;

const whole = z.union([z.int(), z.string().check(z.regex(/^\d+$/))]);
/** Its order's id is the only thing that callbacks sign of it. */
const ordered = z.object({ intention_order_id: whole });
const intention = z.extend(ordered, { client_secret: z.string().check(z.minLength(1)) });
/** Key for paying an intention without the bank's page. */
const keyed = z.extend(ordered, {
  payment_keys: z.array(z.object({ key: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
});
const yesNo = z.union([z.boolean(), z.enum(["true", "false"])]);

/** A transaction in callbacks and refunds, reduced to what this shop reads. */
const transactionSchema = z.object({
  id: whole,
  amount_cents: whole,
  success: yesNo,
  pending: z.optional(yesNo),
  is_voided: z.optional(yesNo),
  is_refunded: z.optional(yesNo),
  is_refund: z.optional(yesNo),
  order: z.optional(
    z.nullable(z.object({ merchant_order_id: z.optional(z.nullable(z.string())) })),
  ),
});

const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());
const word = z.string();

/**
 * A transaction in callbacks, with strict types for every signed value. The bank signs the values
 * without separators, so characters could be moved from one value to the next under the same
 * signature. These types prevent it: a four-digit year ends the amount, an integration of ours ends
 * the transaction's id, and booleans are nothing else, so that a refund stays one.
 */
const calledBackSchema = z.extend(transactionSchema, {
  amount_cents: z.int(),
  created_at: z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-][\d:]+)?$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  id: positive,
  integration_id: count,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  order: z.object({ id: positive, merchant_order_id: z.optional(z.nullable(z.string())) }),
  owner: count,
  pending: z.boolean(),
  source_data: z.object({
    pan: z.nullable(word),
    sub_type: z.nullable(word),
    type: z.nullable(word),
  }),
  success: z.boolean(),
});

/** The source of a payment at an outlet. */
const OUTLET = { identifier: "AGGREGATOR", subtype: "AGGREGATOR" };

/** A transaction waiting at the outlets, with its payment number. Paymob uses its own id for it. */
const billSchema = z.object({
  pending: yesNo,
  data: z.object({ bill_reference: whole }),
});

/**
 * Paymob Egypt: intention → unified checkout (redirect), or for an outlet the number right away →
 * callback signed by HMAC → refund.
 */
export function paymob(settings: BankGateway): BankProvider {
  const ours = new Set(Object.values(settings.integrations).flat());
  return {
    name: "paymob",
    begin: async (order) => {
      const answer = await post(settings, "/v1/intention/", intentionOf(order, settings));
      const { client_secret: clientSecret, intention_order_id } = readAnswer(intention, answer);
      const page = new URL(`${settings.url}/unifiedcheckout/`);
      page.searchParams.set("publicKey", settings.publicKey);
      page.searchParams.set("clientSecret", clientSecret);
      return { redirect: page.href, bankOrder: String(intention_order_id) };
    },
    bill: async (order) => {
      const answer = await post(settings, "/v1/intention/", intentionOf(order, settings));
      const { intention_order_id, payment_keys } = readAnswer(keyed, answer);
      const [key] = payment_keys;
      const payment = { source: OUTLET, payment_token: key?.key };
      const waiting = await post(settings, "/api/acceptance/payments/pay", payment);
      const { pending, data } = readAnswer(billSchema, waiting);
      if (!isTrue(pending)) throw new BankProviderError("the outlets do not take it");
      return { bill: String(data.bill_reference), bankOrder: String(intention_order_id) };
    },
    read: (body, signature) => {
      const transaction = (body as { obj?: unknown } | null)?.obj;
      if (!isPaymobHmac(transaction, signature, settings.hmacSecret)) return undefined;
      const parsed = calledBackSchema.safeParse(transaction);
      const isOurs = ours.has(Number(parsed.data?.integration_id));
      return parsed.success && isOurs ? wordOf(parsed.data) : undefined;
    },
    refund: async (transaction, amount) => {
      const body = { transaction_id: transaction, amount_cents: amount };
      const answer = await post(settings, "/api/acceptance/void_refund/refund", body);
      const refunded = readAnswer(transactionSchema, answer);
      if (!isTrue(refunded.success)) throw new BankProviderError("the refund was refused");
      return { transaction: String(refunded.id) };
    },
  };
}

function intentionOf(order: BankOrder, { integrations }: BankGateway) {
  const { customer, amount } = order;
  return {
    amount,
    currency: "EGP",
    payment_methods: integrations[order.method] ?? [],
    items: [{ name: order.reference, amount, description: order.reference, quantity: 1 }],
    billing_data: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email ?? "NA",
      phone_number: customer.phone,
      country: "EG",
      city: customer.city,
      street: customer.street,
      building: customer.building,
      floor: "NA",
      apartment: "NA",
    },
    special_reference: order.reference,
    expiration: order.expiresIn,
    notification_url: order.callbackUrl,
    redirection_url: order.returnUrl,
  };
}

function wordOf(transaction: z.output<typeof calledBackSchema>): BankNotification {
  return {
    transaction: String(transaction.id),
    kind: kindOf(transaction),
    reference: transaction.order.merchant_order_id ?? null,
    bankOrder: String(transaction.order.id),
    amount: transaction.amount_cents,
    currency: transaction.currency,
  };
}

/** A transaction with a parent is not a payment, regardless of the unsigned fields. */
function kindOf(transaction: z.output<typeof calledBackSchema>): BankNotification["kind"] {
  if (isTrue(transaction.is_voided)) return "voided";
  const { is_refunded, is_refund, has_parent_transaction } = transaction;
  if ([is_refunded, is_refund, has_parent_transaction].some(isTrue)) return "refunded";
  if (isTrue(transaction.pending)) return "pending";
  return isTrue(transaction.success) ? "charged" : "declined";
}

const isTrue = (value: unknown) => value === true || value === "true";

function readAnswer<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new BankProviderError("the bank's answer was not understood");
}

async function post(settings: BankGateway, path: string, body: object): Promise<unknown> {
  try {
    const response = await deskOf(settings).ask(path, body);
    if (!response.ok) throw new BankProviderError(`the bank answered ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof BankProviderError) throw error;
    throw new BankProviderError("the bank did not answer", { cause: error });
  }
}

type Question = [path: string, body: object];
type Desk = Breakable<Question, Response>;

/** Payments and refunds of one account share the circuit breaker for the bank. */
const desks = new WeakMap<BankGateway, Desk>();

function deskOf(settings: BankGateway): Desk {
  const desk = desks.get(settings) ?? breakable(openDesk(settings));
  desks.set(settings, desk);
  return desk;
}

/** Whether it answered recently, or was not called. */
export const isBankAnswering = (settings: BankGateway) => !deskOf(settings).isLeftAlone();

/** Fails when the bank does not answer or reports a server error; a refusal is an answer. */
const openDesk =
  ({ url, secretKey }: BankGateway) =>
  async (...[path, body]: Question): Promise<Response> => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { authorization: `Token ${secretKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new BankProviderError(`the bank answered ${response.status}`);
    return response;
  };
