import type { Problem } from "#contract/kernel/problem.ts";

/** The request got no answer. */
export const OFFLINE = "offline";
/** The session is over, or there was none. */
export const SIGN_IN_NEEDED = "sign-in-needed";

/**
 * An answer of the API that says no: RFC 9457 problem details, its message in the reader's language.
 * `status` and `body.errors` are what react-admin reads: messages go to the fields of the form that was sent.
 */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly status: number;
  readonly code: string;
  readonly body: { errors: Record<string, string> };
  /** Of `changed-meanwhile`: the record as somebody else has saved it. */
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

/** A refusal that is not the API's: at a field of the form that is being sent, or as a whole. */
export function ownProblem(message: string, field?: string): ApiProblem {
  const errors = field === undefined ? [] : [{ path: field, code: "invalid", message }];
  return new ApiProblem({ type: "about:blank", title: message, status: 422, code: "own", errors });
}

export function offlineProblem(cause: unknown): ApiProblem {
  const problem = { type: "about:blank", title: "shell.problem.offline", status: 0, code: OFFLINE };
  return new ApiProblem(problem, { cause });
}

/** Reads a refusal; proxies in between answer with something else than problem details. */
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
