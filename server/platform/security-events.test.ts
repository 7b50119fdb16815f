import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { SecurityEvents } from "./security-events.ts";

test("logs repeated events of a network once and counts all", () => {
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const events = new SecurityEvents(createLog("warn", false, to));
  const failed = { event: "sign-in-failed", realm: "staff", reason: "credentials" } as const;
  for (let count = 0; count < 5; count += 1) events.note({ ...failed, network: "203.0.113.0/24" });
  events.note({ ...failed, network: "198.51.100.0/24" });
  expect(lines.map((line) => JSON.parse(line).security.network)).toEqual([
    "203.0.113.0/24",
    "198.51.100.0/24",
  ]);
  expect([...events.counts]).toEqual([["sign-in-failed staff credentials", 6]]);
});
