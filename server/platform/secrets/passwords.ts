import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type Caller, queueByNetwork } from "../http/network-queue.ts";

const derive = promisify(argon2);

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
export const PASSWORD_MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const TAG_BYTES = 32;
const NONCE_BYTES = 16;
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;
/**
 * Each uses its memory while it runs; callers beyond the queue, and those that wait too long, are
 * asked to retry. Sign-in and registration of a network count together.
 */
export const PASSWORD_QUEUE = { most: 2, waitMost: 100, waitMs: 3_000, perMinute: 30, places: 4 };

/** Hashes and verifies passwords, those of known callers first. */
export interface Passwords {
  hash(password: string, caller: Caller): Promise<string>;
  /** Without a hash (no such account) the same work is done and the result is false. */
  matches(password: string, hash: string | null, caller: Caller): Promise<boolean>;
}

export function createPasswords(memoryKib: number, limits = PASSWORD_QUEUE): Passwords {
  const inTurn = queueByNetwork(limits);
  const digest = (password: string, cost: Cost, caller: Caller) =>
    inTurn(caller, () => tagOf(password, cost));
  return {
    hash: async (password, caller) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cost = { nonce, memory: memoryKib, passes: PASSES };
      const tag = await digest(password, cost, caller);
      return `$argon2id$v=19$m=${memoryKib},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`;
    },
    matches: async (password, hash, caller) => {
      const [, memory = memoryKib, passes = PASSES, nonce = "", tag = ""] =
        HASH.exec(hash ?? "") ?? [];
      const expected = tag === "" ? randomBytes(TAG_BYTES) : Buffer.from(tag, "base64");
      const cost = {
        nonce: nonce === "" ? randomBytes(NONCE_BYTES) : Buffer.from(nonce, "base64"),
        memory: Number(memory),
        passes: Number(passes),
      };
      const given = await digest(password, cost, caller);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

interface Cost {
  nonce: Buffer;
  memory: number;
  passes: number;
}

/** The same letters typed on different keyboards are the same password: NFC. */
function tagOf(password: string, { nonce, memory, passes }: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize("NFC"));
  return derive("argon2id", {
    message,
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: TAG_BYTES,
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
