import type { FastifyReply } from "fastify";

/** Opened as a page of its own it can do nothing. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface PrivateFile {
  /** Without extension. */
  name: string;
  kind: "webp" | "pdf";
  bytes: Buffer;
  /** It was published: everybody may keep it for so many seconds. */
  publicFor?: number;
}

/** Answers with a file of a customer, kept by nobody on the way unless it was published. Documents are saved, never shown. Who may see it was asked before. */
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
