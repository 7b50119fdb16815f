import { createHash } from "node:crypto";
import { stat, utimes } from "node:fs/promises";
import { Readable } from "node:stream";
import type * as S3 from "@aws-sdk/client-s3";
import { ProblemError } from "../http/problem-error.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { connectTo, type Connected } from "./s3-client.ts";
import { exists, type FolderStorage, type S3Place, type Storage } from "./storage.ts";
import { sweepFolder } from "./sweep-folder.ts";

const FETCHED_AT_ONCE = 16;
const WAITING_AT_MOST = 200;
const WAIT_MS = 10_000;
/** Local copies; the least recently used are evicted first. */
const MOST_COPIED_BYTES = 2 * 1024 * 1024 * 1024;
/** The copies are swept each time this fraction of the limit has been fetched. */
const SWEEPS = 16;
/** A copy in use is marked as such this often. */
const MARK_EVERY_MS = 60 * 60 * 1000;

interface Parts {
  place: S3Place;
  /** Copies of requested files: they may vanish at any time. */
  copies: FolderStorage;
  mostCopiedBytes?: number;
}

/**
 * Stores files in an S3-compatible store, each with its checksum, and caches requested ones on this
 * machine. A file never changes under its key, so a copy stays valid; it is verified against its
 * checksum when fetched.
 */
export function s3Storage({ place, copies, mostCopiedBytes = MOST_COPIED_BYTES }: Parts): Storage {
  const { bucket: Bucket } = place;
  const fetching = new Map<string, Promise<string>>();
  const inTurn = limitConcurrency(FETCHED_AT_ONCE, WAITING_AT_MOST, WAIT_MS);
  let connecting: Promise<Connected> | undefined;
  let untilSweep = mostCopiedBytes / SWEEPS;

  async function ask<T>(question: (connected: Connected) => Promise<T>): Promise<T> {
    connecting ??= connectTo(place);
    return question(await connecting).catch(explain);
  }

  const open = (key: string) =>
    ask(({ s3, client }) => client.send(new s3.GetObjectCommand({ Bucket, Key: key })));

  async function fetchCopy(key: string): Promise<string> {
    const object = await open(key);
    await copies.writeFrom(key, checked(key, object)).catch(explain);
    untilSweep -= object.ContentLength ?? 0;
    if (untilSweep <= 0) {
      untilSweep = mostCopiedBytes / SWEEPS;
      await sweepFolder(copies.root, mostCopiedBytes);
    }
    return copies.path(key);
  }

  async function locate(key: string): Promise<string> {
    const copy = await markUsed(copies, key);
    if (copy !== undefined) return copy;
    const running =
      fetching.get(key) ?? inTurn(() => fetchCopy(key)).finally(() => fetching.delete(key));
    fetching.set(key, running);
    return running;
  }

  return {
    locate,
    write: async (key, bytes) => {
      await ask(({ s3, client }) =>
        client.send(
          new s3.PutObjectCommand({
            Bucket,
            Key: key,
            Body: bytes,
            // The signature protects the bytes during upload; this checksum protects them during
            // download.
            Metadata: { sha256: createHash("sha256").update(bytes).digest("hex") },
          }),
        ),
      );
    },
    has: (key) =>
      exists(ask(({ s3, client }) => client.send(new s3.HeadObjectCommand({ Bucket, Key: key })))),
    read: async (key) => Readable.from(checked(key, await open(key))),
    list: () =>
      ask(async ({ s3, client }) => {
        const keys: string[] = [];
        for await (const page of s3.paginateListObjectsV2({ client }, { Bucket }))
          for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
        return keys;
      }),
    remove: async (key) => {
      await ask(({ s3, client }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key: key })));
      await copies.remove(key);
    },
  };
}

/** The bytes of a file; fails at its end when they are not those that were written. */
async function* checked(key: string, { Body, Metadata }: S3.GetObjectCommandOutput) {
  const sum = createHash("sha256");
  for await (const chunk of (Body ?? []) as AsyncIterable<Uint8Array>) {
    sum.update(chunk);
    yield chunk;
  }
  if (sum.digest("hex") !== Metadata?.["sha256"])
    throw new Error(`${key} is not what was written: npm run media puts whole files there`);
}

/**
 * A missing file is reported as ENOENT, like on a disk; a failing store is reported as busy, and
 * the log has the reason.
 */
function explain(error: unknown): never {
  const { name } = error as Error;
  if (name === "NoSuchKey" || name === "NotFound")
    throw Object.assign(new Error("no such file in the media store"), { code: "ENOENT" });
  const problem = new ProblemError("unavailable");
  problem.cause = error;
  throw problem;
}

/** @returns the path of a copy, now marked as recently used */
async function markUsed(copies: FolderStorage, key: string): Promise<string | undefined> {
  const path = copies.path(key);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const now = new Date();
  if (now.getTime() - found.mtimeMs > MARK_EVERY_MS) await utimes(path, now, now).catch(() => {});
  return path;
}
