import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";

const SERVER = join(import.meta.dirname, "s3-process.ts");

/** The shared store of the shop's pictures, which can be killed. */
export interface MediaStore {
  /** Settings of a process that uses this store. */
  environment: Record<string, string>;
  kill(): Promise<void>;
  bringBack(): Promise<void>;
}

/** A small one that needs no installation. */
export class S3rverStore implements MediaStore {
  readonly #folder: string;
  readonly #port: number;
  #child!: ChildProcess;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  static async start(folder: string): Promise<S3rverStore> {
    await mkdir(folder);
    const store = new S3rverStore(folder, await freePort());
    await store.bringBack();
    return store;
  }

  get environment(): Record<string, string> {
    return {
      MEDIA_S3_BUCKET: "media",
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      MEDIA_S3_KEY: "S3RVER",
      MEDIA_S3_SECRET: "S3RVER",
    };
  }

  async kill(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }

  async bringBack(): Promise<void> {
    this.#child = spawn(process.execPath, [SERVER, this.#folder, String(this.#port)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (this.#child.stdout) await once(this.#child.stdout, "data");
  }
}
