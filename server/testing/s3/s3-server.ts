import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Place } from "#server/platform/storage/storage.ts";

/** An S3-compatible store in this process, with its own folder. */
export interface S3Server {
  place: S3Place;
  /** Folder of its files. */
  folder: string;
  stop(): Promise<void>;
}

const BUCKET = "media";
const KEYS = { id: "S3RVER", secret: "S3RVER" };

/**
 * @param isStrict verifies signatures; it gets those of listings wrong, because it omits the slash
 * after the bucket's name
 */
export async function startS3Server({ isStrict = false } = {}): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "fanous-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    allowMismatchedSignatures: !isStrict,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    folder,
    place: {
      bucket: BUCKET,
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      keys: KEYS,
    },
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
