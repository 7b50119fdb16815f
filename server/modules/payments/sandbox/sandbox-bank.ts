import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { BANK_METHODS, type BankMethod } from "#contract/orders/payment-method.ts";
import type { BankGateway } from "../bank/bank-gateway.ts";
import { paymobHmac } from "../paymob/paymob-hmac.ts";
import { describe } from "./describe-transaction.ts";
import type { Intention, Transaction } from "./transaction.ts";

/** Interval and number of retries while the shop does not answer. */
const TELL_AGAIN_MS = 500;
const MOST_TELLS = 240;

/** The in-memory books of a bank with Paymob's protocol. */
export class SandboxBank {
  readonly intentions = new Map<string, Intention>();
  readonly transactions = new Map<number, Transaction>();
  readonly #gateway: BankGateway;
  #count = Math.floor(Date.now() / 1000);
  #unacknowledged = 0;

  constructor(gateway: BankGateway) {
    this.#gateway = gateway;
  }

  mayAsk(authorization: string | undefined): boolean {
    return authorization === `Token ${this.#gateway.secretKey}`;
  }

  isPublicKey(key: string): boolean {
    return key === this.#gateway.publicKey;
  }

  /** @returns `undefined` when the reference was used before: a bank accepts each once */
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

  /** The payment method of an integration. */
  methodOf(integration: number): BankMethod | undefined {
    const { integrations } = this.#gateway;
    return BANK_METHODS.find((method) => integrations[method]?.includes(integration));
  }

  charge(intention: Intention, success: boolean): Transaction {
    return this.#write({ intention, success, pending: false });
  }

  /** Creates a payment number for outlets; its transaction waits there. */
  bill(intention: Intention): Transaction {
    return this.#write({ intention, success: false, pending: true });
  }

  /** Pays a number in cash at an outlet. @returns `undefined` when nothing is due under it */
  payBill(id: number): Transaction | undefined {
    const waiting = this.transactions.get(id);
    if (!waiting?.pending) return undefined;
    Object.assign(waiting, { pending: false, success: true });
    return waiting;
  }

  #write(given: Pick<Transaction, "intention" | "success" | "pending">): Transaction {
    const transaction = {
      ...given,
      id: this.#next(),
      amount: given.intention.amount,
      refunded: 0,
    };
    this.transactions.set(transaction.id, transaction);
    return transaction;
  }

  /**
   * @returns `undefined` when there is nothing, or not enough, to refund; outlet payments cannot be
   * refunded
   */
  refund(id: number, amount: number): Transaction | undefined {
    const charged = this.transactions.get(id);
    if (charged?.intention.method === "kiosk") return undefined;
    if (!charged?.success || charged.refunded + amount > charged.amount) return undefined;
    charged.refunded += amount;
    return { ...charged, id: this.#next(), amount };
  }

  /** Notifications not acknowledged by the shop yet. */
  get unacknowledged(): number {
    return this.#unacknowledged;
  }

  /**
   * Notifies the shop, with retries until it answers. Only the first attempt is awaited: for the
   * others no browser is waiting at the bank.
   */
  async notify(transaction: Transaction, lateMs = 0): Promise<void> {
    // Counted before it is sent, so that waiting for the last notification includes this one.
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

  /**
   * Sends a signed notification to the shop. @returns whether the shop answered, accepting or
   * refusing it
   */
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
