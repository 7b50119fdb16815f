import { connect } from "node:net";

/** Timeout for the first byte, and for the server to close the connection: machines may be busy. */
const PATIENCE_MS = 60_000;

/**
 * Sends raw bytes, as no well-behaved client would. @returns everything received until the server
 * closed the connection or stopped sending
 */
export function rawRequest(port: number, bytes: string, silentAfterMs = 400): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    let timer = setTimeout(end, PATIENCE_MS);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      clearTimeout(timer);
      timer = setTimeout(end, silentAfterMs);
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE") return;
      reject(error);
    });
  });
}

/** A GET request whose path is not normalised on the way. */
export async function rawGet(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = await rawRequest(
    port,
    `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${lines.join("")}\r\n`,
    PATIENCE_MS,
  );
  const [head = ""] = text.split("\r\n\r\n", 1);
  const [first = "", ...rest] = head.split("\r\n");
  const pairs = rest.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return { status: Number(first.split(" ")[1] ?? 0), headers: Object.fromEntries(pairs), text };
}

export function portOf(address: string): number {
  return Number(new URL(address).port);
}
