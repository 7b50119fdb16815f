import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A connection of an attacker, who writes bytes as no well-behaved client would. */
export interface Held {
  socket: Socket;
  received: () => string;
  /** Milliseconds until the server closed it; undefined: still open. */
  closedMs: () => number | undefined;
}

interface Options {
  localAddress?: string;
  /** Do not read what the server sends. */
  isPaused?: boolean;
}

export function hold(address: string, bytes = "", options: Options = {}): Held {
  const { localAddress, isPaused = false } = options;
  const { hostname: host, port } = new URL(address);
  const startedAt = performance.now();
  const socket = connect({ host, port: Number(port), ...(localAddress && { localAddress }) });
  let received = "";
  let closedMs: number | undefined;
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  socket.once("end", () => (closedMs ??= performance.now() - startedAt));
  socket.once("close", () => (closedMs ??= performance.now() - startedAt));
  if (isPaused) socket.pause();
  if (bytes !== "") socket.write(bytes, "latin1");
  return { socket, received: () => received, closedMs: () => closedMs };
}

/** Waits until the server has closed the connection, or for so long. @returns as `closedMs` */
export async function untilClosed(held: Held, patienceMs: number): Promise<number | undefined> {
  const until = performance.now() + patienceMs;
  while (held.closedMs() === undefined && performance.now() < until) await sleep(50);
  held.socket.destroy();
  return held.closedMs();
}

/** Opens many connections that send nothing. */
export async function holdMany(
  address: string,
  count: number,
  options?: Options,
): Promise<{ open: () => number; drop: () => void }> {
  const all: Held[] = [];
  // No more than the kernel's queue of new connections takes.
  for (let batch = 0; batch * BATCH < count; batch += 1) {
    for (let index = batch * BATCH; index < Math.min(count, (batch + 1) * BATCH); index += 1)
      all.push(hold(address, "", options));
    while (all.some((held) => held.socket.connecting && !held.socket.destroyed)) await sleep(20);
  }
  return {
    open: () => all.filter((held) => held.closedMs() === undefined).length,
    drop: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
}

const BATCH = 250;
