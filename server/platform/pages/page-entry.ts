import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from "node:zlib";
import { contentPolicy, DATA_POLICY, REPORTING, takeMarks } from "./content-policy.ts";

const compressBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);

/** Good size at a few milliseconds: a page is compressed once and sent many times. */
const BROTLI_QUALITY = 5;
/** A tenth larger at a third of the price: for pages that hardly anybody asks for twice. */
const RARE_BROTLI_QUALITY = 4;
/** A tenth smaller than that at ten times the price: for pages that are asked for again and again. */
const TIGHT_BROTLI_QUALITY = 10;
/** 256 KB of window: more than a page has, and a sixteenth of the encoder memory of the default. */
const BROTLI_WINDOW_BITS = 18;
/** More than a packed page has: in pieces, each would be a turn of its own for the main thread. */
const PACKED_BYTES = 64 * 1024;
/** The renderer says by it which scripts of a page are its own; it goes no further. */
const SCRIPT_MARK = "script-mark";
const SMALL = 512;
/** Headers and bookkeeping of an entry, roughly. */
const OVERHEAD_BYTES = 4_000;

type Encoding = "br" | "gzip" | "identity";

interface EncodedBody {
  /** Absent: made of the brotli body. Clients that do not take that are rare, plain pages are large. */
  body: Buffer | undefined;
  headers: Record<string, string>;
}

/** A finished answer, ready to be written to any client. */
export interface PageEntry {
  status: number;
  etag: string;
  /** By encoding: the body and its complete headers. */
  encodings: Record<Encoding, EncodedBody>;
  /** Bytes kept in memory. */
  size: number;
  /** May be kept and given to everybody. */
  shared: boolean;
  /** How often it was sent from memory. */
  hits: number;
  isTight: boolean;
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|problem\+json|manifest\+json|xml))|script/;

/** An answer as it was made. */
interface Answer {
  status: number;
  /** `content-type` among them. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** Makes an entry of a rendered page, or of what was answered instead: hashes its scripts. */
export async function pageEntry(
  response: Response,
  always: Record<string, string>,
  isRare = false,
): Promise<PageEntry> {
  const { status } = response;
  const { [SCRIPT_MARK]: mark = null, ...headers } = Object.fromEntries(response.headers);
  if (!(headers["content-type"] ?? "").startsWith("text/html")) {
    const body = Buffer.from(await response.arrayBuffer());
    return answerEntry({ status, headers, body }, always, isRare);
  }
  const { html, scriptHashes } = takeMarks(await response.text(), mark);
  const policies = { "content-security-policy": contentPolicy(scriptHashes), ...REPORTING };
  // A page that brings its own policy is shown in a frame.
  return answerEntry({ status, headers: { ...policies, ...headers }, body: html }, always, isRare);
}

/**
 * Makes an entry of an answer: compresses it, names it by its content. Where there are many of them, no `Response` is
 * made first: its stream outlives all young objects.
 * `always` are the headers that every answer of the shop has; `isRare`: hardly anybody will ask for it again.
 */
export async function answerEntry(
  answer: Answer,
  always: Record<string, string>,
  isRare = false,
): Promise<PageEntry> {
  const { status } = answer;
  const body = typeof answer.body === "string" ? Buffer.from(answer.body) : answer.body;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = {
    ...always,
    "content-security-policy": DATA_POLICY,
    "cache-control": "no-cache",
    etag,
    vary: "accept-encoding, cookie",
    ...answer.headers,
  };
  const length = { "content-length": String(body.length) };
  const plain = { body, headers: { ...headers, ...length } };
  const shared = status === 200;
  const entry = { status, etag, shared, hits: 0, isTight: false };
  if (body.length <= SMALL || !COMPRESSIBLE.test(headers["content-type"] ?? "")) {
    const encodings = { br: plain, gzip: plain, identity: plain };
    return { ...entry, encodings, size: body.length + OVERHEAD_BYTES };
  }
  const br = await packBrotli(body, isRare ? RARE_BROTLI_QUALITY : BROTLI_QUALITY);
  const encodings = {
    br: encoded(br, headers, "br"),
    gzip: { body: undefined, headers },
    identity: { body: undefined, headers: plain.headers },
  };
  // Twice: the gzip body may come to it.
  return { ...entry, encodings, size: 2 * br.length + OVERHEAD_BYTES };
}

function packBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params, chunkSize: PACKED_BYTES });
}

/** Packs a page that many ask for once more, as small as it gets. */
export async function packTighter(entry: PageEntry): Promise<void> {
  entry.isTight = true;
  const { body, headers } = entry.encodings.br;
  if (!body || headers["content-encoding"] !== "br") return;
  const tight = await packBrotli(await unpackBrotli(body), TIGHT_BROTLI_QUALITY);
  if (tight.length < body.length) entry.encodings.br = encoded(tight, headers, "br");
}

function encoded(body: Buffer, headers: Record<string, string>, encoding: Encoding) {
  return {
    body,
    headers: { ...headers, "content-encoding": encoding, "content-length": String(body.length) },
  };
}

/** Named, and not with the quality 0. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (TAKES_BROTLI.test(accepted)) return "br";
  return TAKES_GZIP.test(accepted) ? "gzip" : "identity";
}

/** Writes an entry in the encoding the client takes, or 304 when the client has it already. */
export function writeEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
): void {
  const { headers: asked } = request;
  if (asked["if-none-match"] === entry.etag && entry.status === 200) {
    response.writeHead(304, {
      etag: entry.etag,
      "cache-control": "no-cache",
      vary: entry.encodings.identity.headers["vary"] ?? "",
    });
    response.end();
    return;
  }
  const { body, headers } = encodingFor(entry, chooseEncoding(asked["accept-encoding"]));
  response.writeHead(entry.status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body ?? unpacked(entry));
}

/** Gzip is made for the first client that wants it, and kept. */
function encodingFor(entry: PageEntry, encoding: Encoding): EncodedBody {
  const { encodings } = entry;
  if (encoding === "gzip" && !encodings.gzip.body) {
    encodings.gzip = encoded(gzipSync(unpacked(entry)), encodings.gzip.headers, "gzip");
  }
  return encodings[encoding];
}

function unpacked({ encodings }: PageEntry): Buffer {
  return brotliDecompressSync(encodings.br.body ?? Buffer.alloc(0));
}
