import type { Problem } from "#contract/kernel/problem.ts";

/** Codes of what never reached the server, beside the server's own. */
export const OFFLINE = "offline";
/** The session is over, or there was none. */
export const SIGN_IN_NEEDED = "sign-in-needed";

/** Something that matters needs a proof of who asks that is a few minutes old at most. */
export const PROOF_NEEDED = "proof-needed";

/** An answer of the API that says no: RFC 9457 problem details, its message in the language of the page. */
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

  /** Message of a field by its path, as in `contact.phone`. */
  fieldMessage(path: string): string | undefined {
    return this.problem.errors?.find((error) => error.path === path)?.message;
  }
}

/** The request got no answer. */
export function offlineProblem(cause: unknown): ApiProblem {
  return new ApiProblem(
    { type: "about:blank", title: OFFLINE, status: 0, code: OFFLINE },
    { cause },
  );
}

/** Reads a refusal; proxies in between answer with something else than problem details. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const { status, statusText } = response;
  const fallback = { type: "about:blank", title: statusText, status, code: "internal" };
  try {
    return new ApiProblem({ ...fallback, ...((await response.json()) as Partial<Problem>) });
  } catch {
    return new ApiProblem(fallback);
  }
}
