import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { faultOf } from "./fault-of.ts";

const CALLS_OF_LINE = 50_000;
const MOST_FAULTS = 50;

/** Totals of the results, for any number of requests. */
export class Tally {
  readonly counts = { sent: 0, authenticated: 0, valid: 0, broken: 0 };
  #begun = performance.now();
  #faults: string[] = [];

  add(request: InjectOptions, answer: LightMyRequestResponse): void {
    const { statusCode } = answer;
    this.counts.sent += 1;
    if (![401, 403].includes(statusCode)) this.counts.authenticated += 1;
    if (![400, 401, 403, 422].includes(statusCode)) this.counts.valid += 1;
    if (statusCode >= 500) this.counts.broken += 1;
    const fault = faultOf(answer, request.headers?.["accept-language"]);
    if (fault && this.#faults.length < MOST_FAULTS)
      this.#faults.push(`${JSON.stringify(request).slice(0, 500)} ${fault}`);
    if (this.counts.sent % CALLS_OF_LINE === 0) this.write();
  }

  /** The faults since the last call. */
  takeFaults(): string[] {
    return this.#faults.splice(0);
  }

  write(): void {
    const { sent, authenticated, valid, broken } = this.counts;
    const seconds = ((performance.now() - this.#begun) / 1_000).toFixed(0);
    process.stdout.write(
      `Fuzz: ${sent} requests in ${seconds} s, ${authenticated} got past authentication, ${valid} past validation, too; ${broken} times 5xx\n`,
    );
  }
}
