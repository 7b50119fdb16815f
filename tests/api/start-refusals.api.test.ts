import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDataDir, type ShopProcess, startRefused, startShopProcess } from "./shop-process.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataDir();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe("stopping the shop", () => {
  test("fails the health check, then serves for DRAIN_SECONDS", async () => {
    const shop = await startShopProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: "1" });
    const ended = shop.end("SIGTERM");
    while ((await fetch(`${shop.address}/healthz`)).status === 200);
    expect((await fetch(`${shop.address}/api/v1/products`)).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test("exits with 0 after Ctrl-C", async () => {
    const shop = await startShopProcess({ DATA_DIR: dataDir });
    expect(await shop.end("SIGINT")).toBe(0);
  });

  test("exits when its parent process is killed", async () => {
    const script = `require("node:child_process").spawn(process.execPath, [${JSON.stringify(join(import.meta.dirname, "../../server/main.ts"))}], { stdio: ["ignore", "inherit", "inherit", "ipc"] }); setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ["-e", script], {
      env: {
        PATH: process.env["PATH"] ?? "",
        DATA_DIR: dataDir,
        PORT: "0",
        DEMO: "0",
        DEV_PAGES: "0",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const opened = new Promise<void>((resolve) => {
      starter.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("Ctrl-C stops it")) resolve();
      });
    });
    await opened;
    starter.kill("SIGKILL");
    await once(starter.stdout, "end");
    expect(output).toContain("Stopped");
  });
});

test("returns 200 for the outbox of a local shop", async () => {
  const here = await startShopProcess({ DATA_DIR: dataDir, DEV_PAGES: "" });
  expect((await fetch(`${here.address}/dev/outbox`)).status).toBe(200);
  await here.end("SIGTERM");
});

describe("a failed start", () => {
  let running: ShopProcess;
  beforeAll(async () => {
    running = await startShopProcess({ DATA_DIR: dataDir });
  });
  afterAll(() => running.end("SIGTERM"));

  const reason = (output: string) => /The shop cannot start: (.*)/.exec(output)?.[1] ?? output;

  test("names the data folder in use", async () => {
    const { code, output } = await startRefused({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(reason(output)).toMatch(
      /data folder .* is in use by another running shop\. Stop that one, or set DATA_DIR/,
    );
    expect((await fetch(`${running.address}/readyz`)).status).toBe(200);
  });

  test("names the port in use before creating a database", async () => {
    const other = await newDataDir();
    const port = new URL(running.address).port;
    const { code, output } = await startRefused({ DATA_DIR: other, PORT: port });
    // Refused before the database is created.
    expect(await readdir(other)).not.toContain("postgres");
    await rm(other, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(reason(output)).toMatch(new RegExp(`Port ${port} is in use.*PORT=`));
  });

  test("refuses a data folder that is a file", async () => {
    const { code, output } = await startRefused({ DATA_DIR: import.meta.filename });
    expect(code).toBe(1);
    expect(reason(output)).toMatch(/data folder .* cannot be written\. Set DATA_DIR to/);
  });

  test("finds a data folder in use with --check before building pages", async () => {
    const { code, output } = await startRefused({ DATA_DIR: dataDir }, ["--check"]);
    expect(code).toBe(1);
    expect(reason(output)).toMatch(/is in use by another running shop/);
  });

  test("names an unreachable server without its password", async () => {
    const { code, output } = await startRefused({
      DATABASE_URL: "postgres://shop:secret@127.0.0.1:1/shop",
    });
    expect(code).toBe(1);
    expect(reason(output)).toMatch(/cannot be reached: connection refused\. Correct DATABASE_URL/);
    expect(output).not.toContain("secret");
  });

  test("names a server version that is too old", async () => {
    const old = await startOldServer();
    const { code, output } = await startRefused({
      DATABASE_URL: `postgres://shop@127.0.0.1:${old.port}/shop`,
    });
    old.stop();
    expect(code).toBe(1);
    expect(reason(output)).toMatch(/is PostgreSQL 14\.9; the shop needs 15 or newer\. Upgrade it/);
  });

  test("names an invalid variable", async () => {
    const { code, output } = await startRefused({ PORT: "http" });
    expect(code).toBe(1);
    expect(reason(output)).toMatch(/PORT="http" is not usable/);
  });
});

/**
 * Implements just enough of the protocol to report its version: an old server cannot be installed
 * everywhere.
 */
async function startOldServer(): Promise<{ port: number; stop(): void }> {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(type, 0);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message("Z", Buffer.from("I"));
  const column = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from("version\0"),
    Buffer.alloc(6),
    Buffer.from([0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
  ]);
  const value = Buffer.from("14.9");
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, value.length]), value]);
  const server = createServer((socket) => {
    let greeted = false;
    socket.on("error", () => {});
    socket.on("data", () => {
      if (!greeted) {
        greeted = true;
        socket.write(Buffer.concat([message("R", Buffer.alloc(4)), ready]));
        return;
      }
      socket.write(
        Buffer.concat([
          message("T", column),
          message("D", row),
          message("C", Buffer.from("SELECT 1\0")),
          ready,
        ]),
      );
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
