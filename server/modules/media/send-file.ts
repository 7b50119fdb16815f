import { basename, dirname } from "node:path";
import send from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { MEDIA_TYPES } from "./file-kind.ts";
import { parseModifiers } from "./image-modifiers.ts";
import type { ImageProxy } from "./image-proxy.ts";

/** Names are derived from the content, so a response is valid forever. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** When opened as a page, a film can play and do nothing else. */
const FILM_POLICY = "default-src 'none'; media-src 'self'; sandbox";

/** Sends a file as it was stored, or the byte range of a film that a player requests. */
export async function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Storage,
  key: string,
): Promise<FastifyReply> {
  const path = await media.locate(key).catch(missing);
  const { statusCode, headers, stream } = await send(request.raw, basename(path), {
    root: dirname(path),
    cacheControl: false,
  });
  if (statusCode === 404) refuse("not-found");
  if (statusCode === 416) {
    return reply.code(416).header("content-range", headers["Content-Range"]).send();
  }
  if (/(?:webm|mp4|vtt)$/.test(key)) reply.header("content-security-policy", FILM_POLICY);
  if (/(?:pdf|ies|ldt|glb)$/.test(key)) asDownload(reply);
  return forever(reply).code(statusCode).headers(headers).send(stream);
}

/** Documents are downloaded, never shown as a page of the shop. */
function asDownload(reply: FastifyReply): void {
  reply
    .header("content-disposition", "attachment")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-content-type-options", "nosniff");
}

/** Sends a picture in another size or format: `<modifiers>/media/<key>`. */
export async function sendResized(
  request: FastifyRequest,
  reply: FastifyReply,
  { proxy, media }: { proxy: ImageProxy; media: Storage },
  path: string,
): Promise<FastifyReply> {
  const [, text = "", key = ""] = /^([^/]*)\/media\/(.*)$/.exec(path) ?? [];
  if (!PICTURE_KEY.test(key)) refuse("not-found");
  const modifiers = parseModifiers(text);
  if (!modifiers) refuse("bad-request");
  const bytes = await proxy(modifiers, key, request.ip).catch(missing);
  if (bytes === "unreadable") return sendOriginal(request, reply, media, key);
  return forever(reply).type(MEDIA_TYPES[modifiers.format]).send(bytes);
}

const PICTURE_KEY = /^[0-9a-f]{2}\/[0-9a-f]{16}\.(?:webp|avif|jpeg|png)$/;

/** The shop's pictures may be embedded elsewhere: in mails, by search engines, in link previews. */
function forever(reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", FOR_EVER)
    .header("cross-origin-resource-policy", "cross-origin");
}

/** A missing file is answered with 404. */
function missing(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") refuse("not-found");
  throw error;
}
