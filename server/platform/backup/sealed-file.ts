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
 * Writes a file that is compressed and then sealed with age for whoever has the identity: this machine can write
 * backups and cannot read them. Under its name only when it is complete and on the disk.
 * @param recipient age1…
 * @param open called when its bytes are wanted: a stream that was opened before could fail while nobody listens to it yet
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

/** The other way round. @param identity AGE-SECRET-KEY-1… */
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

/** A name that was given lasts only when its folder is on the disk, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, "r");
  await handle.sync();
  await handle.close();
}
