import { ApiProblem } from "#api-client/api-problem.ts";

/**
 * A problem found by the browser rather than the API: for a field of the submitted form, or for the
 * whole form.
 */
export function ownProblem(message: string, field?: string): ApiProblem {
  const errors = field === undefined ? [] : [{ path: field, code: "invalid", message }];
  return new ApiProblem({ type: "about:blank", title: message, status: 422, code: "own", errors });
}
