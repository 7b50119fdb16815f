import type { Problem } from "#contract/kernel/problem.ts";
import type { Visitor } from "#contract/page-context.ts";
import { ApiProblem } from "./api-problem.ts";
import { accountCalls } from "./account-calls.ts";
import { calls } from "./calls.ts";
import { addressOf, type Caller, type Parts } from "./client.ts";

const table = { ...calls, ...accountCalls };

/**
 * Calls endpoints on the server on behalf of the visitor of a personal page; throws an `ApiProblem`
 * when the API refuses.
 */
export function callAs(visitor: Visitor): Caller<keyof typeof table> {
  const run = async (name: keyof typeof table, request: Parts = {}) => {
    const [method, template] = table[name];
    const { status, body } = await visitor.ask(method, addressOf(template, request), request);
    if (status >= 400) throw new ApiProblem(body as Problem);
    return body;
  };
  return run as Caller<keyof typeof table>;
}
