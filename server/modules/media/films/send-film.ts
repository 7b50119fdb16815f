import { open } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Storage } from "#server/platform/storage.ts";
import { FOR_EVER, missing } from "../send-picture.ts";
import { FILM_KINDS, type FilmKind } from "./film-kind.ts";
import { readRange } from "./read-range.ts";

/** A film that is opened as a page of its own can play, nothing else. */
const FILM_POLICY = "default-src 'none'; media-src 'self'; sandbox";

/** Answers with a film or captions, or with the part that a player asks for. */
export async function sendFilm(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Storage,
  key: string,
  kind: FilmKind,
): Promise<FastifyReply> {
  const file = await open(media.path(key)).catch(missing);
  const { size } = await file.stat();
  const etag = `"${key.slice(3, key.indexOf("."))}"`;
  const asked = request.headers["if-range"] ?? etag;
  const range = asked === etag ? readRange(request.headers.range, size) : "whole";
  describeFilm(reply, kind).header("etag", etag);
  if (range === "nothing") {
    await file.close();
    return reply.code(416).header("content-range", `bytes */${size}`).send();
  }
  if (range === "whole") {
    return reply.header("content-length", size).send(file.createReadStream());
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header("content-range", `bytes ${start}-${end}/${size}`)
    .header("content-length", end - start + 1)
    .send(file.createReadStream({ start, end }));
}

function describeFilm(reply: FastifyReply, kind: FilmKind): FastifyReply {
  return reply
    .type(kind === "vtt" ? `${FILM_KINDS.vtt}; charset=utf-8` : FILM_KINDS[kind])
    .header("cache-control", FOR_EVER)
    .header("accept-ranges", "bytes")
    .header("cross-origin-resource-policy", "cross-origin")
    .header("content-security-policy", FILM_POLICY);
}
