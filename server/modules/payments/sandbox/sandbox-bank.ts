import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CardGateway } from "../card-gateway.ts";
import { paymobHmac } from "../paymob/paymob-hmac.ts";

export interface Intention {
  clientSecret: string;
  orderId: number;
  amount: number;
  reference: string;
  callbackUrl: string;
  returnUrl: string;
}

export interface Transaction {
  id: number;
  intention: Intention;
  amount: number;
  success: boolean;
  refunded: number;
}

/** So often and so long a shop that does not answer is notified again. */
const TELL_AGAIN_MS = 500;
const MOST_TELLS = 240;

/** The books of a bank that speaks Paymob's protocol, in memory. */
export class SandboxBank {
  readonly intentions = new Map<string, Intention>();
  readonly transactions = new Map<number, Transaction>();
  readonly #gateway: CardGateway;
  #count = Math.floor(Date.now() / 1000);
  #unacknowledged = 0;

  constructor(gateway: CardGateway) {
    this.#gateway = gateway;
  }

  mayAsk(authorization: string | undefined): boolean {
    return authorization === `Token ${this.#gateway.secretKey}`;
  }

  isPublicKey(key: string): boolean {
    return key === this.#gateway.publicKey;
  }

  /** @returns `undefined` where the reference was used before: a bank takes each once */
  open(given: Omit<Intention, "clientSecret" | "orderId">): Intention | undefined {
    const known = [...this.intentions.values()];
    if (known.some(({ reference }) => reference === given.reference)) return undefined;
    const intention = {
      ...given,
      clientSecret: `egy_csk_sandbox_${randomUUID()}`,
      orderId: this.#next(),
    };
    this.intentions.set(intention.clientSecret, intention);
    return intention;
  }

  charge(intention: Intention, success: boolean): Transaction {
    const transaction = {
      id: this.#next(),
      intention,
      amount: intention.amount,
      success,
      refunded: 0,
    };
    this.transactions.set(transaction.id, transaction);
    return transaction;
  }

  /** @returns `undefined` where there is nothing, or not so much, to give back */
  refund(id: number, amount: number): Transaction | undefined {
    const charged = this.transactions.get(id);
    if (!charged?.success || charged.refunded + amount > charged.amount) return undefined;
    charged.refunded += amount;
    return { ...charged, id: this.#next(), amount };
  }

  /** Words that the shop has not heard yet. */
  get unacknowledged(): number {
    return this.#unacknowledged;
  }

  /** Notifies the shop, and again until it answers. Only the first time is waited for: no browser stands at the bank for the others. */
  async notify(transaction: Transaction, lateMs = 0): Promise<void> {
    // Counted while it is still to be said: whoever waits for the last word waits for this one, too.
    this.#unacknowledged += 1;
    if (lateMs > 0) await sleep(lateMs, undefined, { ref: false });
    if (await this.#say(transaction)) this.#unacknowledged -= 1;
    else void this.#sayAgain(transaction);
  }

  async #sayAgain(transaction: Transaction): Promise<void> {
    for (let count = 1; count < MOST_TELLS; count += 1) {
      await sleep(TELL_AGAIN_MS, undefined, { ref: false });
      if (!(await this.#say(transaction))) continue;
      this.#unacknowledged -= 1;
      return;
    }
  }

  /** Sends a signed notification to the shop. @returns whether the shop answered, taking or refusing it */
  async #say(transaction: Transaction): Promise<boolean> {
    const obj = describe(transaction);
    const url = new URL(transaction.intention.callbackUrl);
    url.searchParams.set("hmac", paymobHmac(obj, this.#gateway.hmacSecret));
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "TRANSACTION", obj }),
    }).catch(() => undefined);
    return response !== undefined && response.status < 500;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
}

/** A transaction in the words of Paymob's callbacks. */
export function describe({ id, intention, amount, success }: Transaction) {
  return {
    id,
    pending: false,
    amount_cents: amount,
    success,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: true,
    integration_id: 1,
    has_parent_transaction: false,
    order: { id: intention.orderId, merchant_order_id: intention.reference },
    created_at: new Date().toISOString(),
    currency: "EGP",
    error_occured: false,
    owner: 1,
    source_data: { pan: "2346", type: "card", sub_type: "MasterCard" },
  };
}
