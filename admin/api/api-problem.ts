import type { Problem } from "#contract/kernel/problem.ts";

/** The request got no response. */
export const OFFLINE = "offline";
/** The session has ended, or there was none. */
export const SIGN_IN_NEEDED = "sign-in-needed";

/**
 * An error response of the API: RFC 9457 problem details, with a message in the user's language.
 * react-admin reads `status` and `body.errors`: messages go to the fields of the submitted form.
 */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly status: number;
  readonly code: string;
  readonly body: { errors: Record<string, string> };
  /** For `changed-meanwhile`: the record as saved by somebody else. */
  readonly current: Record<string, unknown> | undefined;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail ?? problem.title, options);
    this.status = problem.status;
    this.code = problem.code;
    this.current = problem.current;
    const errors = problem.errors ?? [];
    this.body = { errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) };
  }
}

/**
 * A problem found by the browser rather than the API: for a field of the submitted form, or for the
 * whole form.
 */
export function ownProblem(message: string, field?: string): ApiProblem {
  const errors = field === undefined ? [] : [{ path: field, code: "invalid", message }];
  return new ApiProblem({ type: "about:blank", title: message, status: 422, code: "own", errors });
}

export function offlineProblem(cause: unknown): ApiProblem {
  const problem = { type: "about:blank", title: "shell.problem.offline", status: 0, code: OFFLINE };
  return new ApiProblem(problem, { cause });
}

/**
 * Reads an error response; proxies in between may answer with something other than problem details.
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const fallback = {
    type: "about:blank",
    title: "shell.problem.failed",
    status: response.status,
    code: "internal",
  };
  try {
    return new ApiProblem({ ...fallback, ...((await response.json()) as Partial<Problem>) });
  } catch {
    return new ApiProblem(fallback);
  }
}
