import { open } from "node:fs/promises";
import type { FastifyReply } from "fastify";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Storage } from "#server/platform/storage.ts";
import { FILE_KINDS, type FileKind, kindOfKey } from "./file-kind.ts";
import { parseModifiers } from "./image-modifiers.ts";
import type { ImageProxy } from "./image-proxy.ts";

/** Names are made of the content, so an answer stays right for ever. */
export const FOR_EVER = "public, max-age=31536000, immutable";
/** A drawing that is opened as a page of its own can do nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Answers with a file as it was stored. */
export async function sendOriginal(
  reply: FastifyReply,
  media: Storage,
  key: string,
): Promise<FastifyReply> {
  const kind = kindOfKey(key);
  if (!kind) refuse("not-found");
  const file = await open(media.path(key)).catch(missing);
  const { size } = await file.stat();
  describe(reply, kind).header("content-length", size);
  return reply.send(file.createReadStream());
}

/** Answers with a picture in another size or format: `<modifiers>/media/<key>`. */
export async function sendResized(
  reply: FastifyReply,
  proxy: ImageProxy,
  path: string,
): Promise<FastifyReply> {
  const [, given = "", key = ""] = /^([^/]*)\/media\/(.*)$/.exec(path) ?? [];
  if (!kindOfKey(key)) refuse("not-found");
  const modifiers = parseModifiers(given);
  if (!modifiers) refuse("bad-request");
  const bytes = await proxy(modifiers, key).catch(missing);
  return describe(reply, modifiers.format).send(bytes);
}

function describe(reply: FastifyReply, kind: FileKind): FastifyReply {
  reply
    .type(FILE_KINDS[kind])
    .header("cache-control", FOR_EVER)
    // Pictures of the shop may be shown elsewhere: in mails, by search engines, in previews of links.
    .header("cross-origin-resource-policy", "cross-origin");
  return kind === "svg" ? reply.header("content-security-policy", DRAWING_POLICY) : reply;
}

/** A file that is not there is an address that leads nowhere. */
export function missing(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") refuse("not-found");
  throw error;
}
