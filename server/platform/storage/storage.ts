import type { Readable } from "node:stream";

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Files of the shop. Replacing a file is atomic; a missing one fails with ENOENT. */
export interface Storage {
  write(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Path on this machine, for libraries that read files themselves. */
  locate(key: string): Promise<string>;
  read(key: string): Promise<Readable>;
  list(): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** Storage in a folder on this machine. */
export interface FolderStorage extends Storage {
  /** Absolute. */
  root: string;
  /** Where a key is or would be. */
  path(key: string): string;
  /** Gets its name only when complete: written to a temporary file, flushed, renamed. */
  writeFrom(key: string, source: Chunks): Promise<void>;
}

/** An S3-compatible store on other machines. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Absent: Amazon's. */
  endpoint: string | undefined;
  /** Absent: the credentials of the machine or its pod. */
  keys: { id: string; secret: string } | undefined;
}

/** Whether the file exists; any other failure is rethrown. */
export async function exists(looking: Promise<unknown>): Promise<boolean> {
  try {
    await looking;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
