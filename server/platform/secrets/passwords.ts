import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "../limit-concurrency.ts";

const derive = promisify(argon2);

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
export const PASSWORD_MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const TAG_BYTES = 32;
const NONCE_BYTES = 16;
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;
/** Each uses its memory while it runs; callers beyond the queue are asked to retry. */
const AT_A_TIME = 2;
const WAIT_MOST = 200;

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) the same work is done and the result is false. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

export function createPasswords(memoryKib: number): Passwords {
  const inTurn = limitConcurrency(AT_A_TIME, WAIT_MOST);
  const digest = (password: string, cost: Cost) => inTurn(() => tagOf(password, cost));
  return {
    hash: async (password) => {
      const nonce = randomBytes(NONCE_BYTES);
      const tag = await digest(password, { nonce, memory: memoryKib, passes: PASSES });
      return `$argon2id$v=19$m=${memoryKib},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`;
    },
    matches: async (password, hash) => {
      const [, memory = memoryKib, passes = PASSES, nonce = "", tag = ""] =
        HASH.exec(hash ?? "") ?? [];
      const expected = tag === "" ? randomBytes(TAG_BYTES) : Buffer.from(tag, "base64");
      const given = await digest(password, {
        nonce: nonce === "" ? randomBytes(NONCE_BYTES) : Buffer.from(nonce, "base64"),
        memory: Number(memory),
        passes: Number(passes),
      });
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
