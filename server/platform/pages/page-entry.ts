import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { contentPolicy, DATA_POLICY, REPORTING } from "./content-policy.ts";

const compressBrotli = promisify(brotliCompress);

/** The best that takes a few milliseconds: a page is compressed once and sent many times. */
const BROTLI_QUALITY = 7;
/** A tenth larger at less than half the cost: for pages that are rarely requested twice. */
const RARE_BROTLI_QUALITY = 4;
/** A 256 KB window: larger than any page, and a sixteenth of the encoder memory of the default. */
const BROTLI_WINDOW_BITS = 18;
/**
 * Larger than any compressed page: each extra chunk would be another turn of the main thread. No
 * memory that small buffers share has this size, so a chunk is recognised by it.
 */
const PACKED_BYTES = 63 * 1024;
const SMALL = 512;
/** Approximate size of an entry's headers and bookkeeping. */
const OVERHEAD_BYTES = 4_000;

type Encoding = "br" | "gzip" | "identity";

interface EncodedBody {
  /**
   * Absent: derived from the brotli body. Clients without brotli are rare, and uncompressed pages
   * are large.
   */
  body: Buffer | undefined;
  headers: Record<string, string>;
}

/** A finished response, ready to be written to any client. */
export interface PageEntry {
  status: number;
  etag: string;
  /** By encoding: the body and its complete headers. */
  encodings: Record<Encoding, EncodedBody>;
  /** Bytes used in memory. */
  size: number;
  /** May be cached and shared by all visitors. */
  shared: boolean;
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|problem\+json|manifest\+json|xml))|script/;

/** A response as it was produced. */
interface Answer {
  status: number;
  /** Including `content-type`. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** A page, or the response sent instead. */
export interface RenderedPage extends Response {
  /** Text of the inline scripts that the renderer wrote itself: no others may run. */
  scripts?: readonly string[];
}

/** Creates an entry from a rendered page and allows its scripts. */
export async function pageEntry(
  response: RenderedPage,
  always: Record<string, string>,
  isRare = false,
): Promise<PageEntry> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  if (!(headers["content-type"] ?? "").startsWith("text/html")) {
    const body = Buffer.from(await response.arrayBuffer());
    return answerEntry({ status, headers, body }, always, isRare);
  }
  const body = await response.text();
  const policy = contentPolicy(response.scripts ?? []);
  const policies = { "content-security-policy": policy, ...REPORTING };
  // A page with its own policy is shown in a frame.
  return answerEntry({ status, headers: { ...policies, ...headers }, body }, always, isRare);
}

/**
 * Creates an entry from a response: compresses it and derives its entity tag from the content.
 * Frequent responses are passed without creating a `Response`, whose stream would survive
 * young-generation garbage collection. `always` are the headers of every response; `isRare`: it is
 * unlikely to be requested again.
 */
export async function answerEntry(
  answer: Answer,
  always: Record<string, string>,
  isRare = false,
): Promise<PageEntry> {
  const { status } = answer;
  const body = typeof answer.body === "string" ? Buffer.from(answer.body) : answer.body;
  const etag = `W/"${hash("sha256", body, "base64url").slice(0, 22)}"`;
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
  const entry = { status, etag, shared };
  if (body.length <= SMALL || !COMPRESSIBLE.test(headers["content-type"] ?? "")) {
    const encodings = { br: plain, gzip: plain, identity: plain };
    return { ...entry, encodings, size: body.length + OVERHEAD_BYTES };
  }
  const br = await packBrotli(body, isRare ? RARE_BROTLI_QUALITY : BROTLI_QUALITY);
  if (typeof answer.body === "string") release(body);
  const encodings = {
    br: encoded(br, headers, "br"),
    gzip: { body: undefined, headers },
    identity: { body: undefined, headers: plain.headers },
  };
  // Doubled, since a gzip body may be added.
  return { ...entry, encodings, size: 2 * br.length + OVERHEAD_BYTES };
}

async function packBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const packed = await compressBrotli(body, { params, chunkSize: PACKED_BYTES });
  // Copied into memory of its own: as part of a chunk it would keep the whole chunk in memory.
  const copy = Buffer.from(new Uint8Array(packed).buffer);
  // Frees the chunk, as `release` does; joined from several pieces, it may be in shared memory.
  if (packed.buffer.byteLength === PACKED_BYTES) packed.buffer.transfer(0);
  return copy;
}

/**
 * Frees the memory of a text once it is compressed. A compressor stays in memory until the next major
 * garbage collection, with all that it has read and written (Node 26): 170 KB per list. V8 starts
 * such a collection for every 64 MB of buffers, and each took 50 to 100 ms.
 */
function release({ buffer, byteLength }: Buffer): void {
  // Short texts share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

function encoded(body: Buffer, headers: Record<string, string>, encoding: Encoding) {
  return {
    body,
    headers: { ...headers, "content-encoding": encoding, "content-length": String(body.length) },
  };
}

/** Listed, and not with quality 0. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (TAKES_BROTLI.test(accepted)) return "br";
  return TAKES_GZIP.test(accepted) ? "gzip" : "identity";
}

/**
 * Writes an entry in an encoding that the client accepts, or 304 when the client already has it.
 */
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

/** The gzip body is created for the first client that needs it, and kept. */
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
