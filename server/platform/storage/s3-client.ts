import type * as S3 from "@aws-sdk/client-s3";
import type { S3Place } from "./storage.ts";

const CONNECT_MS = 2_000;
/** Maximum time without any data. */
const SILENCE_MS = 10_000;
const ATTEMPTS = 2;

export interface Connected {
  s3: typeof S3;
  client: S3.S3Client;
}

/** Most shops do not use S3, so the library is loaded only on demand. */
export async function connectTo({ region, endpoint, keys }: S3Place): Promise<Connected> {
  const s3 = await import("@aws-sdk/client-s3");
  const client = new s3.S3Client({
    region,
    // Other S3 implementations rarely have a host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Other S3 implementations do not all support Amazon's additional checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  return { s3, client };
}
