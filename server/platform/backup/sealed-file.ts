import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open as openFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Writes a file, compressed and then encrypted with age for the holder of the identity: this
 * machine can write backups but cannot read them. The file gets its name only when it is complete
 * and on disk.
 * @param recipient age1…
 * @param open called when the bytes are needed: a stream opened earlier could fail before anything
 * handles its errors
 */
export async function sealTo(
  target: string,
  recipient: string,
  open: () => Bytes | Promise<Bytes>,
): Promise<void> {
  const seal = new Encrypter();
  seal.addRecipient(recipient);
  const draft = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      async function* source() {
        yield* await open();
      },
      createZstdCompress(),
      async function* sealed(packed: Bytes) {
        yield* await seal.encrypt(ReadableStream.from(packed) as never);
      },
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, target);
    await flushFolder(dirname(target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The reverse. @param identity AGE-SECRET-KEY-1… */
export async function unsealTo(
  path: string,
  identity: string,
  take: (plain: Bytes) => Promise<void>,
): Promise<void> {
  const seal = new Decrypter();
  seal.addIdentity(identity);
  await pipeline(
    createReadStream(path),
    async function* opened(sealed: Bytes) {
      yield* await seal.decrypt(ReadableStream.from(sealed) as never);
    },
    createZstdDecompress(),
    take,
  );
}

/** A rename is only durable once the folder is flushed, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, "r");
  await handle.sync();
  await handle.close();
}
