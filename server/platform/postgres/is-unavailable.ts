/**
 * PostgreSQL: statement timeout or cancel, connection limits, shutting down, crashed, starting, locks, deadlocks,
 * serialization. The system: no socket to connect to, or one that broke.
 */
const CODES = new Set([
  "57014",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "55P03",
  "40P01",
  "40001",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);
/** pg and pg-pool give these no code: no connection in time, lost while a statement ran, lost before it. */
const MESSAGES = [
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
