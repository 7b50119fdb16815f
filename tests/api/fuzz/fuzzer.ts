import fc from "fast-check";
import type { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import type { CallerName } from "../authorization/callers.ts";
import { addEverybody, type Fixtures, seeParcels } from "../authorization/fixtures.ts";
import { makeCaller } from "../authorization/make-caller.ts";
import { MATRIX } from "../authorization/matrix.ts";
import type { Sent } from "../authorization/row.ts";
import { mutated, type Mutation, mutation } from "./mutation.ts";
import type { Stretch } from "./plan.ts";
import type { Tally } from "./tally.ts";

/** Mutations per prepared request, and per request that can be sent repeatedly. */
const RUNS = 20;
const RUNS_OF_KEPT = 100;
/**
 * A caller that may have signed out or changed the password is replaced after this many requests.
 */
const RUNS_OF_FRESH = 8;
/**
 * All callers are replaced after this many requests, so that lists, carts and companies do not grow
 * without limit.
 */
const RUNS_OF_EVERYBODY = 5_000;
const KEPT_MAILS = 100;

type Batch = Omit<Stretch, "runs" | "seed"> & { isFresh: boolean };

/** Callers of each kind that send mutations of their valid requests, one after the other. */
export class Fuzzer {
  #fixtures: Fixtures;
  #tally: Tally;
  #left = RUNS_OF_EVERYBODY;

  constructor(fixtures: Fixtures, tally: Tally) {
    this.#fixtures = fixtures;
    this.#tally = tally;
    openMailbox(fixtures.shop.platform);
  }

  async sendAll({ runs, seed, ...stretch }: Stretch): Promise<void> {
    const isFresh = stretch.isAllowed && MATRIX[stretch.id]?.fresh === true;
    const isKept = !stretch.isAllowed || stretch.target.method === "get";
    const step = isFresh ? RUNS_OF_FRESH : isKept ? RUNS_OF_KEPT : RUNS;
    const mutations = runs > 0 ? fc.sample(mutation, { numRuns: runs, seed }) : [];
    for (let from = 0; from < runs; from += step) {
      if (this.#left <= 0) await this.#renew();
      await this.#sendBatch({ ...stretch, isFresh }, mutations.slice(from, from + step));
    }
  }

  /** A valid request of this caller. */
  async validRequest(
    id: string,
    name: CallerName,
    caller = this.#fixtures.callers[name],
  ): Promise<Sent> {
    // Earlier guesses must not count here.
    await this.#fixtures.shop.pool.query("delete from platform.attempt");
    return (await MATRIX[id]?.request?.({ ...this.#fixtures, caller, name })) ?? {};
  }

  async #sendBatch(batch: Batch, mutations: Mutation[]): Promise<void> {
    const { target, callers, isAllowed, isFresh } = batch;
    const { sent, callerOf } = await this.#prepare(batch).catch(async () => {
      // A caller was signed out, or the stock is used up.
      await this.#renew();
      return this.#prepare(batch);
    });
    for (const [index, change] of mutations.entries()) {
      const request = mutated(target, sent, change);
      const answer = await callerOf(callers[index % callers.length] ?? "visitor").send(request);
      this.#tally.add(request, answer);
      this.#left -= 1;
      const isOut = answer.statusCode === 401 && answer.body.includes("sign-in-needed");
      if (isOut && isAllowed && !isFresh) this.#left = 0;
    }
  }

  /** Callers without access are refused before anything changes: they share a visitor's request. */
  async #prepare({ id, callers, isAllowed, isFresh }: Batch) {
    const { callers: known } = this.#fixtures;
    const name = (isAllowed && callers[0]) || "visitor";
    const caller = isFresh ? await this.#newcomer(name) : known[name];
    const sent = await this.validRequest(id, name, caller);
    const callerOf = (one: CallerName) => (isFresh ? caller : known[one]);
    if (callers.includes("neighbour")) await seeParcels(this.#fixtures, callerOf("neighbour"));
    return { sent, callerOf };
  }

  /** The founder of a company is an approver, and faster to create than a colleague. */
  async #newcomer(name: CallerName): Promise<ApiClient> {
    return makeCaller(this.#fixtures.shop, name === "approver" ? "rival" : name);
  }

  async #renew(): Promise<void> {
    const { shop } = this.#fixtures;
    await openMailbox(shop.platform).keepNewest(KEPT_MAILS);
    // Staff may have blocked guest orders.
    await shop.pool.query("delete from orders.guest_cash_pause");
    this.#fixtures = { ...this.#fixtures, ...(await addEverybody(shop)) };
    this.#left = RUNS_OF_EVERYBODY;
  }
}
