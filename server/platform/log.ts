import { pino, type Logger } from "pino";

export type Log = Logger;

/** Structured logs on standard output; readable lines where a person looks at a terminal. */
export function createLog(level: string, pretty: boolean): Log {
  if (!pretty) return pino({ level });
  return pino({
    level,
    transport: {
      target: "pino-pretty",
      options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" },
    },
  });
}
