/**
 * PostgreSQL: statement timeout or cancel, connection limits, shutting down, crashed, starting,
 * idle-in-transaction timeout, locks, deadlocks, serialization. 25006: the primary is now a
 * standby. 53100, 53200, 58030: its disk is full, its memory too, or its disk fails. 08P01: PgBouncer
 * timed out waiting for a server, or lost it. The system: no socket to connect to, a broken one, host
 * unreachable, DNS failure; our own disk full, over its quota or read-only, no file left to open.
 */
const CODES = new Set([
  ...["57014", "53300", "57P01", "57P02", "57P03", "25P03", "55P03", "40P01", "40001", "25006"],
  ...["53100", "53200", "58030"],
  ...["08000", "08003", "08006", "08P01"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["EAI_AGAIN", "ENOTFOUND", "ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"],
]);
/**
 * Errors without a code in pg and pg-pool: no connection in time, lost during a statement, lost
 * before it.
 */
const MESSAGES = [
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
];

/** Whether the database or a disk was unreachable, full or overloaded: a later retry may work. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // ENOENT of a missing file is not the database's fault.
  if (code === "ENOENT") return syscall === "connect";
  return (
    (code !== undefined && CODES.has(code)) || MESSAGES.some((text) => error.message.includes(text))
  );
}
