import type { Log } from "./log.ts";

export interface SecurityEvent {
  /** What happened: somebody did not get in, was refused something, or met a limit. */
  event: "sign-in-failed" | "refused" | "limited";
  /** Whose sign-in, or `shop` for what is nobody's. */
  realm: string;
  /** Code of the problem, or name of the limit. */
  reason: string;
  /** The network it came from, shortened: no address of a person. */
  network?: string;
}

/** The same thing from the same network is one line a minute; all of them are counted. */
const QUIET_MS = 60_000;
const REMEMBERED = 10_000;

/** What an operator wants to hear of attacks: a line in the log, and counts for `/metrics`. No personal data. */
export class SecurityEvents {
  /** By event, realm and reason, since start. */
  readonly counts = new Map<string, number>();
  private readonly loggedAt = new Map<string, number>();
  private readonly log: Log;

  constructor(log: Log) {
    this.log = log;
  }

  note(found: SecurityEvent): void {
    const { event, realm, reason, network = "" } = found;
    const key = `${event} ${realm} ${reason}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    const line = `${key} ${network}`;
    const now = Date.now();
    if (now - (this.loggedAt.get(line) ?? 0) < QUIET_MS) return;
    if (this.loggedAt.size >= REMEMBERED) this.loggedAt.clear();
    this.loggedAt.set(line, now);
    this.log.warn({ security: found }, "security event");
  }
}
