import type { Readable } from "node:stream";

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Files of the shop. One that is replaced is replaced as a whole; what is not there fails with ENOENT. */
export interface Storage {
  write(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Path on this machine, for libraries that read files themselves. */
  locate(key: string): Promise<string>;
  read(key: string): Promise<Readable>;
  list(): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** Storage that is a folder of this machine. */
export interface FolderStorage extends Storage {
  /** Absolute. */
  root: string;
  /** Where a key is or would be. */
  path(key: string): string;
  /** Under its name only when complete: written beside, flushed, renamed. */
  writeFrom(key: string, source: Chunks): Promise<void>;
}

/** A store on other machines that speaks S3. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  /** Absent: what the machine or its pod was given. */
  keys: { id: string; secret: string } | undefined;
}

/** Whether what was looked for is there; any other failure stays one. */
export async function exists(looking: Promise<unknown>): Promise<boolean> {
  try {
    await looking;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
