/**
 * PostgreSQL: statement timeout or cancel, connection limits, shutting down, crashed, starting, a transaction that was idle
 * for too long, locks, deadlocks, serialization. 25006: what was the primary is a standby now. 08P01 is what PgBouncer
 * says when it waited for a server in vain, or lost it. The system: no socket to connect to, one that broke, no way to the
 * machine, no answer about its name.
 */
const CODES = new Set([
  ...["57014", "53300", "57P01", "57P02", "57P03", "25P03", "55P03", "40P01", "40001", "25006"],
  ...["08000", "08003", "08006", "08P01"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["EAI_AGAIN", "ENOTFOUND"],
]);
/** pg and pg-pool give these no code: no connection in time, lost while a statement ran, lost before it. */
const MESSAGES = [
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
];

/** Whether the database could not be asked, or had too much to do: the same may work a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // Of a file that is not there, ENOENT is no fault of the database.
  if (code === "ENOENT") return syscall === "connect";
  return (
    (code !== undefined && CODES.has(code)) || MESSAGES.some((text) => error.message.includes(text))
  );
}
