import type { FastifyReply } from "fastify";

/** When opened as a page, it can do nothing. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface PrivateFile {
  /** Without extension. */
  name: string;
  kind: "webp" | "pdf";
  bytes: Buffer;
  /** It is published: anyone may cache it for this many seconds. */
  publicFor?: number;
}

/**
 * Sends a customer's file, not cached in between unless it was published. Documents are downloaded,
 * never displayed. The caller has checked access.
 */
export async function sendPrivate(
  reply: FastifyReply,
  { name, kind, bytes, publicFor }: PrivateFile,
) {
  const disposition = kind === "pdf" ? "attachment" : "inline";
  await reply
    .type(kind === "pdf" ? "application/pdf" : "image/webp")
    .header("cache-control", publicFor ? `public, max-age=${publicFor}` : "private, no-store")
    .header("content-security-policy", FILE_POLICY)
    .header("x-content-type-options", "nosniff")
    .header("content-disposition", `${disposition}; filename="${name}.${kind}"`)
    .send(bytes);
}
