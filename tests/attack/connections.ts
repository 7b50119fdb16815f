import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { newDataDir, startShopProcess } from "../api/shop-process.ts";
import type { Attack } from "./attack.ts";
import { type OpenShop, production, type Shops } from "./setup/shops.ts";
import { type Held, hold, holdMany, untilClosed } from "./setup/sockets.ts";
import { newNetwork } from "./setup/visitor.ts";

/** Checks are a second apart, and machines may be busy. */
const SLACK_MS = 10_000;
/** A server that closes sooner accepts nobody on a slow line. */
const SOONEST = 0.9;
/** The documented limits. */
const [headersMs, bodyMs, silenceMs] = [10_000, 15_000, 60_000];
const [most, mostOfAddress] = [5_000, 500];

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: shop.example", `X-Forwarded-For: ${newNetwork()}`, ...lines]
    .map((line) => `${line}\r\n`)
    .join("");

const SLOW = {
  silence: { promisedMs: headersMs, first: "", drop: "" },
  headers: { promisedMs: headersMs, first: head("GET", "/", "X-Slow: a").slice(0, -2), drop: "a" },
  body: {
    promisedMs: bodyMs,
    first: `${head("POST", "/api/v1/cart/lines", "Content-Type: application/json", "Content-Length: 60000")}\r\n`,
    drop: " ",
  },
  upload: {
    promisedMs: bodyMs,
    first: `${head("POST", "/api/v1/no-route", "Content-Type: image/png", "Content-Length: 6000000")}\r\n`,
    drop: "a",
  },
};
type Slow = keyof typeof SLOW;

/** All begin together, so that the attacks take as long as the longest. */
let begun:
  | { closed: Record<Slow, Promise<number | undefined>>; unread: Promise<Unread> }
  | undefined;
function begin({ address }: OpenShop) {
  const closing = (name: Slow) => {
    const { promisedMs, first, drop } = SLOW[name];
    const held = hold(address, first);
    if (drop !== "") void trickle(held, drop);
    return untilClosed(held, promisedMs + SLACK_MS);
  };
  return (begun ??= {
    closed: {
      silence: closing("silence"),
      headers: closing("headers"),
      body: closing("body"),
      upload: closing("upload"),
    },
    unread: leaveUnread(address),
  });
}

async function trickle({ socket }: Held, drop: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(drop);
    await sleep(500);
  }
}

const slow = (name: Slow, title: string): Attack<Shops> => ({
  finding: 11,
  title,
  run: async ({ open }) => {
    const { promisedMs } = SLOW[name];
    const closedMs = await begin(open).closed[name];
    return {
      held:
        closedMs !== undefined &&
        closedMs >= SOONEST * promisedMs &&
        closedMs <= promisedMs + SLACK_MS,
      fact:
        closedMs === undefined
          ? `still open after ${((promisedMs + SLACK_MS) / 1_000).toFixed(0)} s`
          : `closed after ${(closedMs / 1_000).toFixed(1)} s (${promisedMs / 1_000} s are promised)`,
    };
  },
});

export const slowRequests: Attack<Shops>[] = [
  slow("silence", "a connection that sends nothing stays open"),
  slow("headers", "a request whose headers arrive byte by byte stays open"),
  slow("body", "a request whose body arrives byte by byte stays open"),
  slow("upload", "an upload that no route reads arrives byte by byte and stays open"),
];

interface Unread {
  asked: number;
  answered: number;
}

/** More pages than the buffers of both sides take. */
const UNREAD = 80;
/** Node waits once more when bytes left since it looked last. */
const UNREAD_MS = 2 * silenceMs + SLACK_MS;

/** Requests pages and reads none of them until the server should have given up. */
async function leaveUnread(address: string): Promise<Unread> {
  const held = hold(address, "", { isPaused: true });
  // One after the other, so that no half request is what the server waits for.
  for (let count = 0; count < UNREAD; count += 1) {
    held.socket.write(`${head("GET", "/en/product")}\r\n`);
    await sleep(50);
  }
  await sleep(UNREAD_MS);
  held.socket.resume();
  await untilClosed(held, SLACK_MS);
  const answered = held.received().split("HTTP/1.1 200 ").length - 1;
  return { asked: UNREAD, answered };
}

export const unreadAnswers: Attack<Shops> = {
  finding: 11,
  title: "a reader who stops reading keeps the connection open",
  isLast: true,
  run: async ({ open }) => {
    const { asked, answered } = await begin(open).unread;
    return {
      held: answered > 0 && answered < asked,
      fact: `${answered} of ${asked} pages arrived in a reader that read after ${UNREAD_MS / 1_000} s`,
    };
  },
};

export const twoHosts: Attack<Shops> = {
  finding: 11,
  title: "a request names two hosts, for the proxy and for the shop",
  run: async ({ open }) => {
    const ask = async (...hosts: string[]) => {
      const lines = [...hosts.map((host) => `Host: ${host}`), "Connection: close"];
      const bytes = `GET /healthz HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n`;
      const held = hold(open.address, bytes);
      await untilClosed(held, SLACK_MS);
      return held.received().slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
    };
    const [one, two] = [await ask("shop.example"), await ask("shop.example", "evil.example")];
    return { held: one === "200" && two === "400", fact: `one host: ${one}, two hosts: ${two}` };
  },
};

export const silentConnections: Attack<Shops> = {
  finding: 11,
  title: "silent connections use up the files of the process",
  run: async ({ open }) => {
    const silent = await holdMany(open.address, most + 200);
    try {
      await sleep(1_000);
      const held = silent.open();
      const startedAt = performance.now();
      let servedMs: number | undefined;
      while (servedMs === undefined && performance.now() - startedAt < headersMs + SLACK_MS) {
        const answer = await open
          .visitor()
          .get("/healthz")
          .catch(() => undefined);
        if (answer?.status === 200) servedMs = performance.now() - startedAt;
        else await sleep(100);
      }
      while (silent.open() > 0 && performance.now() - startedAt < headersMs + SLACK_MS)
        await sleep(100);
      const left = silent.open();
      return {
        held: held > 0 && held <= most && left === 0 && servedMs !== undefined,
        fact: `${held} of ${most + 200} open, ${left} after ${(headersMs + SLACK_MS) / 1_000} s; a visitor is served after ${servedMs?.toFixed(0) ?? "more"} ms`,
      };
    } finally {
      silent.drop();
    }
  },
};

/** Addresses of the loopback network stand for networks of visitors. */
const [ATTACKER, VISITOR] = ["127.0.0.1", "127.0.1.1"];

export const oneNetwork: Attack<Shops> = {
  finding: 11,
  title: "one address takes all connections of a shop without a proxy",
  run: async () => {
    const dataDir = await newDataDir();
    const shop = await startShopProcess({ ...production(), TRUST_PROXY: "0", DATA_DIR: dataDir });
    const taken = await holdMany(shop.address, mostOfAddress + 200, { localAddress: ATTACKER });
    try {
      await sleep(500);
      const held = taken.open();
      const status = await statusFrom(VISITOR, `${shop.address}/healthz`);
      return {
        held: held > 0 && held <= mostOfAddress && status === 200,
        fact: `${held} of ${mostOfAddress + 200} open; another network gets ${status}`,
      };
    } finally {
      taken.drop();
      await shop.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function statusFrom(localAddress: string, url: string): Promise<number | undefined> {
  const asked = request(url, { localAddress, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
