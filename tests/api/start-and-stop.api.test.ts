import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finds, placeOneOrder } from "./one-order.ts";
import {
  isAlive,
  newDataDir,
  type ShopProcess,
  startRefused,
  startShopProcess,
} from "./shop-process.ts";

let dataDir: string;
/** Tests that end it start the next one in the same folder. */
let shop: ShopProcess;
beforeAll(async () => {
  dataDir = await newDataDir();
  shop = await startShopProcess({ DATA_DIR: dataDir, DEMO: "1" });
});
afterAll(async () => {
  await shop.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

async function postmasterPid(): Promise<number> {
  return Number(
    (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0],
  );
}

test("does not listen on TCP with the embedded database", async () => {
  const settings = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  expect(settings.split("\n")[5]).toBe("");
});

describe("the shop process", () => {
  test("recovers an order after kill -9 of server and database", async () => {
    const number = await placeOneOrder(shop.address);
    process.kill(await postmasterPid(), "SIGKILL");
    await shop.end("SIGKILL");
    shop = await startShopProcess({ DATA_DIR: dataDir });
    expect(await finds(shop.address, number)).toBe(true);
  });

  test("SIGTERM ends the server and its database cleanly, and the next start compiles nothing", async () => {
    const compiled = async () =>
      (await readdir(join(dataDir, "cache", "code"), { recursive: true })).toSorted();
    const database = await postmasterPid();
    expect(await shop.end("SIGTERM")).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(await readFile(join(dataDir, "postgres", "server.log"), "utf8")).toContain(
      "database system is shut down",
    );
    const before = await compiled();
    expect(before.length).toBeGreaterThan(500);
    shop = await startShopProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
    expect(await shop.end("SIGTERM")).toBe(0);
    expect(await compiled()).toEqual(before);
  });
});

describe("a production shop with default settings", () => {
  const PUBLIC = {
    PUBLIC_URL: "https://shop.example",
    HOST: "0.0.0.0",
    AUTH_SECRET: "a secret of this shop alone, 32 or more",
    DEMO: "",
    DEV_PAGES: "",
  };
  test("returns 404 for dev pages and metrics, and has no products", async () => {
    const folder = await newDataDir();
    const { address, end } = await startShopProcess({ ...PUBLIC, DATA_DIR: folder });
    const here = address.replace("0.0.0.0", "127.0.0.1");
    const status = async (path: string, init?: RequestInit) =>
      (await fetch(here + path, init)).status;
    for (const path of ["/dev/outbox", "/dev/paymob/unifiedcheckout/"])
      expect(await status(path), path).toBe(404);
    const callback = {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    };
    expect(await status("/api/v1/payments/paymob/callback?hmac=0", callback)).not.toBe(200);
    expect(await status("/dev/paymob/v1/intention/", callback)).toBe(404);
    const { total } = (await (await fetch(`${here}/api/v1/products`)).json()) as { total: number };
    expect(total).toBe(0);
    expect(await status("/metrics")).toBe(404);
    await end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  });

  describe("with settings of a local shop", () => {
    let output: string;
    beforeAll(async () => {
      const local = {
        DEMO: "1",
        DEV_PAGES: "1",
        AUTH_SECRET: "",
        PAYMOB_HMAC_SECRET: "sandbox-hmac-secret",
      };
      ({ output } = await startRefused({ DATA_DIR: dataDir, ...PUBLIC, ...local }));
    });

    test.each(["DEMO=1", "DEV_PAGES=1", "AUTH_SECRET", "PAYMOB_HMAC_SECRET"])(
      "refuses to start because of %s and names the fix",
      (name) => {
        expect(output).toMatch(/The shop cannot start: this is a production shop/);
        expect(output).toMatch(new RegExp(`^ +${name} .*\\. .+`, "m"));
      },
    );
  });
});
