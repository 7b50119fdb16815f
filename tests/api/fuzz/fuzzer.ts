import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import type { CallerName } from "../authorization/callers.ts";
import { addEverybody, type Fixtures, seeParcels } from "../authorization/fixtures.ts";
import { makeCaller } from "../authorization/make-caller.ts";
import { MATRIX } from "../authorization/matrix.ts";
import type { Sent } from "../authorization/row.ts";
import { faultOf } from "./fault-of.ts";
import { mutated, type Mutation, mutation } from "./mutation.ts";
import type { Stretch } from "./plan.ts";

/** Mutations of what was prepared once. */
const RUNS = 20;
/** After so many requests a caller that may have signed out or changed the password is made anew. */
const RUNS_OF_FRESH = 8;
/** After so many requests everybody leaves, and others come: nobody's lists, carts and companies grow without end. */
const RUNS_OF_EVERYBODY = 10_000;
const RUNS_OF_LINE = 50_000;
const MOST_FAULTS = 50;

type Batch = Omit<Stretch, "runs"> & { isFresh: boolean };

/** Sends mutations of what callers may send, and keeps count. */
export class Fuzzer {
  readonly counts = { sent: 0, authenticated: 0, valid: 0, broken: 0 };
  #fixtures: Fixtures;
  #seed: number;
  #begun = performance.now();
  #renewAt = RUNS_OF_EVERYBODY;
  #faults: string[] = [];

  constructor(fixtures: Fixtures, seed: number) {
    this.#fixtures = fixtures;
    this.#seed = seed;
    openMailbox(fixtures.shop.platform);
  }

  async sendAll({ runs, ...stretch }: Stretch): Promise<void> {
    const isFresh = stretch.isAllowed && MATRIX[stretch.id]?.fresh === true;
    const step = isFresh ? RUNS_OF_FRESH : RUNS;
    for (let left = runs; left > 0; left -= step) {
      if (this.counts.sent >= this.#renewAt) await this.#renew();
      this.#seed = (this.#seed + 1) | 0;
      const mutations = fc.sample(mutation, { numRuns: Math.min(left, step), seed: this.#seed });
      await this.#sendBatch({ ...stretch, isFresh }, mutations);
    }
  }

  /** What this caller would send and be answered. */
  async validRequest(
    id: string,
    name: CallerName,
    caller = this.#fixtures.callers[name],
  ): Promise<Sent> {
    // What was guessed before must not count here.
    await this.#fixtures.shop.pool.query("delete from platform.attempt");
    return (await MATRIX[id]?.request?.({ ...this.#fixtures, caller, name })) ?? {};
  }

  /** @returns whether it was sent by somebody who is signed in no longer */
  async send(caller: ApiClient, request: InjectOptions): Promise<boolean> {
    const answer = await caller.send(request);
    const { statusCode, body } = answer;
    this.counts.sent += 1;
    if (![401, 403].includes(statusCode)) this.counts.authenticated += 1;
    if (![400, 401, 403, 422].includes(statusCode)) this.counts.valid += 1;
    if (statusCode >= 500) this.counts.broken += 1;
    const fault = faultOf(answer, request.headers?.["accept-language"]);
    if (fault && this.#faults.length < MOST_FAULTS)
      this.#faults.push(`${JSON.stringify(request).slice(0, 500)} ${fault}`);
    if (this.counts.sent % RUNS_OF_LINE === 0) process.stdout.write(`${this.summary()}\n`);
    return statusCode === 401 && body.includes("sign-in-needed");
  }

  /** What was wrong since it was last asked. */
  takeFaults(): string[] {
    return this.#faults.splice(0);
  }

  summary(): string {
    const { sent, authenticated, valid, broken } = this.counts;
    const seconds = (performance.now() - this.#begun) / 1_000;
    return `Fuzz: ${sent} requests in ${seconds.toFixed(0)} s, ${authenticated} got past authentication, ${valid} past validation, too; ${broken} times 5xx`;
  }

  async #sendBatch(batch: Batch, mutations: Mutation[]): Promise<void> {
    const { target, callers, isAllowed, isFresh } = batch;
    const { sent, callerOf } = await this.#prepare(batch).catch(async () => {
      // Somebody was signed out, or bought the last piece.
      await this.#renew();
      return this.#prepare(batch);
    });
    for (const [index, change] of mutations.entries()) {
      const name = callers[index % callers.length] ?? "visitor";
      const isOut = await this.send(callerOf(name), mutated(target, sent, change));
      if (isOut && isAllowed && !isFresh) this.#renewAt = 0;
    }
  }

  /** Those who may not are refused before anything is changed: they share what a visitor would send. */
  async #prepare({ id, callers: [first = "visitor"], isAllowed, isFresh, callers }: Batch) {
    const { shop, callers: known } = this.#fixtures;
    const name = isAllowed ? first : "visitor";
    const caller = isFresh ? await makeCaller(shop, name) : known[name];
    const sent = await this.validRequest(id, name, caller);
    const callerOf = (one: CallerName) => (isFresh ? caller : known[one]);
    if (callers.includes("neighbour")) await seeParcels(this.#fixtures, callerOf("neighbour"));
    return { sent, callerOf };
  }

  async #renew(): Promise<void> {
    const { shop } = this.#fixtures;
    await shop.platform.jobs.runDue();
    openMailbox(shop.platform).empty();
    this.#fixtures = { ...this.#fixtures, ...(await addEverybody(shop)) };
    this.#renewAt = this.counts.sent + RUNS_OF_EVERYBODY;
  }
}
