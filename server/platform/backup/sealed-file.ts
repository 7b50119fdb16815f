import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import type { BackupStore } from "./backup-store.ts";

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Compresses a file and encrypts it with age: this machine can write backups but not read them.
 * @param recipient age1…
 * @param open called when the bytes are needed: a stream opened earlier could fail before anything
 * handles its errors
 */
export async function sealTo(
  { store, recipient }: { store: BackupStore; recipient: string },
  key: string,
  open: () => Bytes | Promise<Bytes>,
): Promise<void> {
  const seal = new Encrypter();
  seal.addRecipient(recipient);
  const sealed = new PassThrough();
  const sealing = pipeline(
    async function* source() {
      yield* await open();
    },
    createZstdCompress(),
    async function* encrypted(packed: Bytes) {
      yield* await seal.encrypt(ReadableStream.from(packed) as never);
    },
    sealed,
  );
  // The reader of the stream gets the error, too.
  sealing.catch(() => {});
  await store.write(key, sealed);
  await sealing;
}

/** The reverse. @param identity AGE-SECRET-KEY-1… */
export async function unsealTo(
  { store, identity }: { store: BackupStore; identity: string },
  key: string,
  take: (plain: Bytes) => Promise<void>,
): Promise<void> {
  const seal = new Decrypter();
  seal.addIdentity(identity);
  await pipeline(
    await store.read(key),
    async function* opened(sealed: Bytes) {
      yield* await seal.decrypt(ReadableStream.from(sealed) as never);
    },
    createZstdDecompress(),
    take,
  );
}
