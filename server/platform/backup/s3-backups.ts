import { Readable } from "node:stream";
import { connectTo } from "../storage/s3-client.ts";
import type { S3Place } from "../storage/storage.ts";
import type { BackupFile, BackupStore } from "./backup-store.ts";

/** Uploaded in one request; a file may have ten thousand parts. */
const PART_BYTES = 32 * 1024 * 1024;

/**
 * A dedicated bucket with nothing else in it. S3 does not list incomplete uploads under their key.
 */
export function s3Backups(place: S3Place): BackupStore {
  const { bucket: Bucket, endpoint } = place;
  let connecting: ReturnType<typeof connectTo> | undefined;
  const connected = () => (connecting ??= connectTo(place));
  return {
    name: `${endpoint ?? "s3:/"}/${Bucket}`,
    claim: async () => {},
    write: async (key, source) => {
      const [{ client }, { Upload }] = await Promise.all([
        connected(),
        import("@aws-sdk/lib-storage"),
      ]);
      const upload = new Upload({
        client,
        params: { Bucket, Key: key, Body: Readable.from(source) },
        partSize: PART_BYTES,
        queueSize: 1,
      });
      await upload.done();
    },
    read: async (key) => {
      const { s3, client } = await connected();
      const { Body } = await client
        .send(new s3.GetObjectCommand({ Bucket, Key: key }))
        .catch((error: Error) => {
          if (error.name !== "NoSuchKey") throw error;
          throw Object.assign(new Error(`no ${key} in ${Bucket}`), { code: "ENOENT" });
        });
      return Body as AsyncIterable<Uint8Array>;
    },
    list: async (folder) => {
      const { s3, client } = await connected();
      const files: BackupFile[] = [];
      const asked = { Bucket, Prefix: `${folder}/` };
      for await (const { Contents } of s3.paginateListObjectsV2({ client }, asked)) {
        for (const { Key, LastModified } of Contents ?? [])
          if (Key && LastModified) files.push({ key: Key, writtenAt: LastModified });
      }
      return files;
    },
    remove: async (key) => {
      const { s3, client } = await connected();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}
