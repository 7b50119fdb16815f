import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

const SHORTEST = 32;

/** Under what codes, links and secrets of second factors are kept. */
export interface AuthSecret {
  current: string;
  /** While it is being changed: what was made under this one still holds; nothing new is. */
  previous?: string | undefined;
}

/** The shop's own secret: as given, else made once and kept in the data folder for its owner only. */
export function readAuthSecret(dataDir: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const file = join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    // Several processes may start at once: one of them writes, all read the same.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST) {
    throw new StartError(
      `${file} is too short to be the shop's secret. Restore it, or set AUTH_SECRET.`,
    );
  }
  return secret;
}
