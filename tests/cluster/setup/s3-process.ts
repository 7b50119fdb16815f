/**
 * An S3 store as a separate process, so that it can be killed: `node s3-process.ts <folder>
 * <port>`.
 */
import S3rver from "@20minutes/s3rver";

const [directory = "", port = ""] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  directory,
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: "media" }],
});
await server.run();
process.stdout.write("listens\n");
