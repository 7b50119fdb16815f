import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { freePort } from "#server/testing/free-port.ts";

export const CONFIGURATION = join(import.meta.dirname, "..", "..", "..", "deploy", "haproxy.cfg");
const LISTENS_WITHIN_MS = 10_000;
const ASK_MS = 50;

export interface Proxy {
  /** The https URL, with a certificate that this process trusts. */
  address: string;
  /** The http URL that redirects to https. */
  plainAddress: string;
  /** Index of the process it would choose next: the one with the fewest requests in progress. */
  chosen(): Promise<number>;
  stop(): Promise<void>;
}

/** HAProxy with the configuration from deploy/, in front of these processes. */
export async function startProxy(
  dir: string,
  httpsPort: number,
  shops: readonly string[],
): Promise<Proxy> {
  const certificates = await makeCertificate(dir);
  const httpPort = await freePort();
  const env = {
    PATH: process.env["PATH"] ?? "",
    CERTIFICATES: certificates,
    HTTP: `127.0.0.1:${httpPort}`,
    HTTPS: `127.0.0.1:${httpsPort}`,
    ...Object.fromEntries(shops.map((shop, index) => [`SHOP_${index + 1}`, new URL(shop).host])),
  };
  // In addition to the configuration from deploy/: a socket to query its state.
  const socket = join(dir, "haproxy.sock");
  const asked = join(dir, "haproxy-asked.cfg");
  await writeFile(asked, `global\n    stats socket ${socket}\n`);
  const files = ["-f", CONFIGURATION, "-f", asked];
  execFileSync("haproxy", ["-c", ...files], { env });
  // In the foreground, so that it ends with this process.
  const child = spawn("haproxy", ["-db", ...files], {
    env,
    stdio: ["ignore", process.env["PROXY_LOG"] ? "inherit" : "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const address = `https://127.0.0.1:${httpsPort}`;
  await untilReady(address);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const plainAddress = `http://127.0.0.1:${httpPort}`;
  return { address, plainAddress, stop, chosen: () => chosen(socket) };
}

async function chosen(socket: string): Promise<number> {
  const connection = connect(socket);
  connection.end("show stat\n");
  const [header = "", ...lines] = (await text(connection)).replace("# ", "").trim().split("\n");
  const names = header.split(",");
  const [pool, server, underWay, status] = ["pxname", "svname", "scur", "status"].map((name) =>
    names.indexOf(name),
  ) as [number, number, number, number];
  const [first] = lines
    .map((line) => line.split(","))
    .filter((row) => row[pool] === "processes" && row[server]?.startsWith("shop-"))
    .filter((row) => row[status]?.startsWith("UP"))
    .toSorted((one, other) => Number(one[underWay]) - Number(other[underWay]));
  return Number(first?.[server]?.replace("shop-", "") ?? 1) - 1;
}

/** A certificate for this machine, trusted by this process from now on. @returns its folder */
async function makeCertificate(dir: string): Promise<string> {
  const folder = join(dir, "certificates");
  await mkdir(folder);
  const [key, chain] = [join(dir, "proxy.key"), join(dir, "proxy.crt")];
  execFileSync(
    "openssl",
    [
      ..."req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1".split(" "),
      ...["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"],
      ...["-keyout", key, "-out", chain],
    ],
    { stdio: "ignore" },
  );
  const certificate = await readFile(chain, "utf8");
  await writeFile(join(folder, "shop.pem"), certificate + (await readFile(key, "utf8")));
  setDefaultCACertificates([...getCACertificates(), certificate]);
  return folder;
}

/** It has found a process that is ready. */
async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + LISTENS_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(ASK_MS);
  }
  throw new Error("HAProxy found no process that is ready");
}
