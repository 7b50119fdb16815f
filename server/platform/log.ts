import { type DestinationStream, pino, type Logger } from "pino";

export type Log = Logger;

/**
 * Where the database repeats rejected values: rows with names, emails and phones. Logs outlive an
 * erasure request.
 */
const VALUES = ["err.detail", "err.where", "err.internalQuery"];

/** Structured logs to standard output or a given stream; human-readable lines on a terminal. */
export function createLog(level: string, pretty: boolean, to?: DestinationStream): Log {
  const redact = { paths: VALUES, remove: true };
  if (to) return pino({ level, redact }, to);
  if (!pretty) return pino({ level, redact });
  return pino({
    level,
    redact,
    transport: {
      target: "pino-pretty",
      options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" },
    },
  });
}
