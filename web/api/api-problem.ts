import type { Problem } from "#contract/kernel/problem.ts";

/** Codes for failures that never reached the server, beside the server's own. */
export const OFFLINE = "offline";
/** The session has ended, or there was none. */
export const SIGN_IN_NEEDED = "sign-in-needed";

/** A sensitive action needs a proof of identity that is at most a few minutes old. */
export const PROOF_NEEDED = "proof-needed";

/**
 * An error response of the API: RFC 9457 problem details, with a message in the page's language.
 */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail ?? problem.title, options);
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  /** The message for a field, by its path, as in `contact.phone`. */
  fieldMessage(path: string): string | undefined {
    return this.problem.errors?.find((error) => error.path === path)?.message;
  }
}

/** The problem of a request that got no response. */
export function offlineProblem(cause: unknown): ApiProblem {
  return new ApiProblem(
    { type: "about:blank", title: OFFLINE, status: 0, code: OFFLINE },
    { cause },
  );
}

/**
 * Reads an error response; proxies in between may answer with something other than problem details.
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const { status, statusText } = response;
  const fallback = { type: "about:blank", title: statusText, status, code: "internal" };
  try {
    return new ApiProblem({ ...fallback, ...((await response.json()) as Partial<Problem>) });
  } catch {
    return new ApiProblem(fallback);
  }
}
