import { ApiProblem } from "#api-client/api-problem.ts";
import { callVia } from "#api-client/call.ts";
import type { Call } from "#api-client/operations.ts";
import type { Problem } from "#contract/kernel/problem.ts";
import type { Visitor } from "#contract/page-context.ts";

/**
 * Calls endpoints on the server on behalf of the visitor of a personal page; throws an `ApiProblem`
 * when the API refuses.
 */
export function callAs(visitor: Visitor): Call {
  return callVia(async (method, url, parts) => {
    const { status, body } = await visitor.ask(method, url, parts);
    if (status >= 400) throw new ApiProblem(body as Problem);
    return body;
  });
}
