import type { Problem } from "#contract/kernel/problem.ts";

/** The request got no response. */
export const OFFLINE = "offline";
/** The session has ended, or there was none. */
export const SIGN_IN_NEEDED = "sign-in-needed";

/** An error response of the API: RFC 9457 problem details, with a message in the user's language. */
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

/** The messages of all fields by path. */
export function fieldMessages({ problem: { errors = [] } }: ApiProblem): Record<string, string> {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** The problem of a request that got no response. */
export function offlineProblem(cause: unknown, title = OFFLINE): ApiProblem {
  return new ApiProblem({ type: "about:blank", title, status: 0, code: OFFLINE }, { cause });
}

/** Reads an error response; a proxy's may have another format than problem details. */
export async function readProblem(
  response: Response,
  title = response.statusText,
): Promise<ApiProblem> {
  const fallback = { type: "about:blank", title, status: response.status, code: "internal" };
  try {
    return new ApiProblem({ ...fallback, ...((await response.json()) as Partial<Problem>) });
  } catch {
    return new ApiProblem(fallback);
  }
}
