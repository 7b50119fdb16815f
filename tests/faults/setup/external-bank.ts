import Fastify from "fastify";
import { type BankGateway, sandboxGateway } from "#server/modules/payments/index.ts";
import type { SandboxBank } from "#server/modules/payments/sandbox/sandbox-bank.ts";
import { SANDBOX_PATH } from "#server/modules/payments/sandbox/sandbox-gateway.ts";
import type { OUTCOMES } from "#server/modules/payments/sandbox/sandbox-page.ts";
import { serveSandbox } from "#server/modules/payments/sandbox/sandbox-server.ts";
import type { Transaction } from "#server/modules/payments/sandbox/transaction.ts";
import { freePort } from "#server/testing/free-port.ts";

export type Outcome = (typeof OUTCOMES)[number];

/**
 * The sandbox bank in a process of its own: banks and their records survive when a shop is killed.
 */
export class ExternalBank {
  readonly origin: string;
  readonly gateway: BankGateway;
  readonly #bank: SandboxBank;
  readonly #end: () => Promise<void>;

  private constructor(
    origin: string,
    gateway: BankGateway,
    bank: SandboxBank,
    end: () => Promise<void>,
  ) {
    this.origin = origin;
    this.gateway = gateway;
    this.#bank = bank;
    this.#end = end;
  }

  /** @param secrets for an account other than the public one */
  static async open(secrets: Partial<BankGateway> = {}): Promise<ExternalBank> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const gateway = { ...sandboxGateway(origin), ...secrets };
    const app = Fastify();
    const bank = serveSandbox(app, SANDBOX_PATH, gateway);
    await app.listen({ port, host: "127.0.0.1" });
    return new ExternalBank(origin, gateway, bank, async () => app.close());
  }

  /** Settings of a shop with its account here. */
  get environment(): Record<string, string> {
    const { url, secretKey, publicKey, hmacSecret, integrations } = this.gateway;
    return {
      PAYMOB_URL: url,
      PAYMOB_SECRET_KEY: secretKey,
      PAYMOB_PUBLIC_KEY: publicKey,
      PAYMOB_HMAC_SECRET: hmacSecret,
      PAYMOB_INTEGRATIONS: integrations.card?.join(",") ?? "",
    };
  }

  get transactions(): Transaction[] {
    return [...this.#bank.transactions.values()];
  }

  /** The bank's own number of what a shop asked for under a reference. */
  orderOf(reference: string): number {
    const intentions = [...this.#bank.intentions.values()];
    const asked = intentions.find((intention) => intention.reference === reference);
    if (!asked) throw new Error(`the bank was not asked for ${reference}`);
    return asked.orderId;
  }

  /** The customer's action on the bank's page. */
  async decide(page: string, outcome: Outcome): Promise<void> {
    const clientSecret = new URL(page).searchParams.get("clientSecret") ?? "";
    const choice = new URLSearchParams({ clientSecret, outcome });
    const url = `${this.origin}${SANDBOX_PATH}/decide?${choice.toString()}`;
    const answer = await fetch(url, { redirect: "manual" });
    if (answer.status !== 302) throw new Error(`the bank answered ${answer.status}`);
  }

  /** Repeats earlier notifications, as banks do after an outage. */
  async repeat(share: number): Promise<void> {
    const again = this.transactions.filter(() => Math.random() < share);
    await Promise.all(again.map((transaction) => this.#bank.notify(transaction)));
  }

  /** Notifications that the shop has not acknowledged. */
  get unacknowledged(): number {
    return this.#bank.unacknowledged;
  }

  close(): Promise<void> {
    return this.#end();
  }
}
