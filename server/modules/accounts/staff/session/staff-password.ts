import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createQueue } from "#server/platform/queue.ts";

const derive = promisify(argon2);

/** Argon2id as OWASP names it: 19 MiB, two passes, one lane; some 30 ms here. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

/** Each takes its memory while it runs. */
const inTurn = createQueue(2);

export async function hashStaffPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await digest(password, { nonce, memory: MEMORY_KIB, passes: PASSES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${plain(nonce)}$${plain(tag)}`;
}

/** Without a hash (no such account, not accepted yet) the same work is done and the answer is no. */
export async function isStaffPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, nonce = "", tag = ""] = HASH.exec(hash ?? "") ?? [];
  const expected = hash === null ? randomBytes(32) : Buffer.from(tag, "base64");
  const given = await digest(password, {
    nonce: hash === null ? randomBytes(16) : Buffer.from(nonce, "base64"),
    memory: Number(memory ?? MEMORY_KIB),
    passes: Number(passes ?? PASSES),
  });
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface Cost {
  nonce: Buffer;
  memory: number;
  passes: number;
}

function digest(password: string, { nonce, memory, passes }: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize("NFC"));
  return inTurn(() =>
    derive("argon2id", { message, nonce, memory, passes, parallelism: 1, tagLength: 32 }),
  );
}

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
