import type { Log } from "./log.ts";

export interface SecurityEvent {
  /** What happened: a failed sign-in, a refused permission, or a limit that was hit. */
  event: "sign-in-failed" | "refused" | "limited";
  /** The realm of the sign-in, or `shop` for anything else. */
  realm: string;
  /** Problem code, or name of the limit. */
  reason: string;
  /** The network it came from, shortened so that it identifies nobody. */
  network?: string;
}

/** Repeats from the same network are logged once a minute; all of them are counted. */
const QUIET_MS = 60_000;
const REMEMBERED = 10_000;

/**
 * Reports possible attacks to the operator: a line in the log, and counters for `/metrics`. No
 * personal data.
 */
export class SecurityEvents {
  /** Since the start, by event, realm and reason. */
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
    const now = performance.now();
    if (now - (this.loggedAt.get(line) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    if (this.loggedAt.size >= REMEMBERED) this.loggedAt.clear();
    this.loggedAt.set(line, now);
    this.log.warn({ security: found }, "security event");
  }
}
