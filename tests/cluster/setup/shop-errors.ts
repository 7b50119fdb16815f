import { isUnavailable } from "#server/platform/postgres/is-unavailable.ts";

interface Logged {
  msg?: string;
  err?: { type: string; message: string; stack: string; code?: string; syscall?: string };
}

/**
 * Errors that a process answered with 500, from its log, each with its origin: not refusals, and
 * not an unavailable database.
 */
export function errorsOf(output: string): string[] {
  const errors: string[] = [];
  for (const line of output.split("\n")) {
    if (!line.includes('"a request failed"')) continue;
    const { err } = JSON.parse(line) as Logged;
    if (!err || err.type === "ProblemError") continue;
    const { message, code, syscall, stack } = err;
    if (isUnavailable(Object.assign(new Error(message), { code, syscall }))) continue;
    const place = stack.split("\n").find((frame) => frame.includes("/server/"));
    errors.push(`${message}${place ?? ""}`);
  }
  return errors;
}
