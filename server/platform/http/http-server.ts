import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { networkKeys } from "./network-keys.ts";

export interface ConnectionLimits {
  /** Milliseconds for the header block, also for the first one of a silent connection. */
  headersMs: number;
  /** Milliseconds for a body, plus a second for each `bodyBytesPerSecond` received. */
  bodyMs: number;
  bodyBytesPerSecond: number;
  /** Milliseconds for the largest body on the slowest line. */
  requestMs: number;
  /** Milliseconds between two requests of a connection. */
  keepAliveMs: number;
  /**
   * Milliseconds without a byte in either direction; up to twice that for a response that is not
   * read: Node restarts the timer once when bytes were sent since its last check.
   */
  silenceMs: number;
  /** Open connections in all, of an IPv4 address or a /64, and of a /24 or a /48. */
  most: number;
  mostOfAddress: number;
  mostOfNetwork: number;
  /** Milliseconds between two checks of the open connections. */
  checkMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  bodyMs: 15_000,
  bodyBytesPerSecond: 16_384,
  requestMs: 300_000,
  keepAliveMs: 5_000,
  silenceMs: 60_000,
  most: 5_000,
  // Mobile carriers put thousands of customers behind one IPv4 address.
  mostOfAddress: 500,
  mostOfNetwork: 2_000,
  checkMs: 1_000,
};

const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * The only place where Node's own limits can be set: Fastify ignores its options for them when it
 * is given a server.
 * @param isDirect connections come from visitors, not from a proxy
 */
export function createHttpServer(
  answer: RequestListener,
  limits: ConnectionLimits,
  isDirect: boolean,
): Server {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  };
  const server = createServer(options, (request, response) => {
    if (hasTwoHosts(request)) {
      response.writeHead(400, { connection: "close" }).end();
      return;
    }
    if (hasBody(request)) limitBody(request, response, limits);
    answer(request, response);
  });
  server.setTimeout(limits.silenceMs);
  server.maxConnections = limits.most;
  if (isDirect) limitNetworks(server, limits);
  return server;
}

/** RFC 9112, section 3.2, wants 400; Node takes the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Also for a body that no route reads: Node discards it, but waits for its end. */
function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, bodyBytesPerSecond, checkMs }: ConnectionLimits,
): void {
  const { socket } = request;
  const [startedAt, before] = [performance.now(), socket.bytesRead];
  const check = () => {
    if (request.complete || socket.destroyed) return;
    const earnedMs = ((socket.bytesRead - before) / bodyBytesPerSecond) * 1_000;
    if (performance.now() - startedAt < bodyMs + earnedMs) {
      timer = setTimeout(check, checkMs).unref();
      return;
    }
    if (!response.headersSent) socket.write(TIMED_OUT);
    socket.destroy();
  };
  let timer = setTimeout(check, bodyMs).unref();
  request.once("end", () => clearTimeout(timer));
}

function limitNetworks(server: Server, { mostOfAddress, mostOfNetwork }: ConnectionLimits): void {
  const open = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
    return count;
  };
  server.on("connection", (socket: Socket) => {
    const { narrow, wide } = networkKeys(socket.remoteAddress ?? "");
    const around = `wide ${wide}`;
    const isOver = add(narrow, 1) > mostOfAddress;
    if (add(around, 1) > mostOfNetwork || isOver) socket.destroy();
    socket.once("close", () => {
      add(narrow, -1);
      add(around, -1);
    });
  });
}
