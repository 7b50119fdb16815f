import { rm } from "node:fs/promises";
import { sandboxGateway } from "#server/modules/payments/index.ts";
import { paymobHmac } from "#server/modules/payments/paymob/paymob-hmac.ts";
import { describe } from "#server/modules/payments/sandbox/describe-transaction.ts";
import { newDataDir, startShopProcess } from "../api/shop-process.ts";
import type { Attack } from "./attack.ts";
import { type Place, production, type Shops } from "./setup/shops.ts";
import { newNetwork, outcomeOf, tally, Visitor } from "./setup/visitor.ts";

const UNSAFE: Record<string, Record<string, string>> = {
  "DEMO=1": { DEMO: "1" },
  "DEV_PAGES=1": { DEV_PAGES: "1" },
  "no AUTH_SECRET": { AUTH_SECRET: "" },
  "the published card secret": {
    PAYMOB_HMAC_SECRET: sandboxGateway("").hmacSecret,
    PAYMOB_SECRET_KEY: "key",
    PAYMOB_PUBLIC_KEY: "key",
    PAYMOB_INTEGRATIONS: "1",
  },
};

/** Settings that an operator may make unaware: each alone makes it a public shop. */
const PUBLIC: Record<string, Record<string, string>> = {
  "PUBLIC_URL=https": { HOST: "127.0.0.1", NODE_ENV: "" },
  "HOST=0.0.0.0": { HOST: "0.0.0.0", NODE_ENV: "", PUBLIC_URL: "" },
  "NODE_ENV=production": { HOST: "127.0.0.1", PUBLIC_URL: "" },
};

export const refusedStarts: Attack<Shops>[] = Object.entries(UNSAFE).map(([name, settings]) => ({
  finding: 1,
  title: `a shop for everybody opens with ${name}`,
  run: async () => {
    const opened: string[] = [];
    const dataDir = await newDataDir();
    for (const [why, place] of Object.entries(PUBLIC)) {
      const env = { ...production(), ...place, ...settings, DATA_DIR: dataDir };
      if (!(await staysClosed(env))) opened.push(why);
    }
    await rm(dataDir, { recursive: true, force: true });
    const count = Object.keys(PUBLIC).length;
    return {
      held: opened.length === 0,
      fact: `${count - opened.length} of ${count} starts refused${opened.length > 0 ? `, opened with ${opened.join(", ")}` : ` (${Object.keys(PUBLIC).join(", ")})`}`,
    };
  },
}));

/** A shop that opens anyway is stopped again. */
async function staysClosed(env: Record<string, string>): Promise<boolean> {
  try {
    await (await startShopProcess(env)).end("SIGTERM");
    return false;
  } catch (error) {
    return (error as Error).message.includes("this is a production shop");
  }
}

export const emptyShop: Attack<Shops> = {
  finding: 1,
  title: "a new shop sells demo goods, with a published coupon",
  run: async ({ bare }) => {
    const { total } = (await bare.visitor().get("/api/v1/products")).json<{ total: number }>();
    return { held: total === 0, fact: `${total} products in a new shop` };
  },
};

const DEV_PATHS = ["/dev/outbox", "/dev/paymob/unifiedcheckout/"];

export const devPages: Attack<Place> = {
  finding: 1,
  title: "anybody reads the codes in /dev/outbox",
  run: async ({ address }) => {
    const visitor = new Visitor(address);
    const statuses: number[] = [];
    for (const path of DEV_PATHS) statuses.push((await visitor.get(path)).status);
    return {
      held: statuses.every((status) => status === 404),
      fact: `${DEV_PATHS.length} addresses of /dev: ${tally(statuses)}`,
    };
  },
};

export const forgedWithoutBank: Attack<Shops> = {
  finding: 1,
  title: "the same at a shop that has no account at a bank",
  run: ({ bare }) => forgedPayment.run(bare),
};

export const forgedPayment: Attack<Place> = {
  finding: 1,
  title: "a payment is signed with the published secret of the sandbox",
  run: async ({ address }) => {
    const intention = {
      method: "card" as const,
      clientSecret: "",
      orderId: 1,
      amount: 100_00,
      reference: "F-000000-222222-1",
      callbackUrl: address,
      returnUrl: address,
    };
    const obj = describe({
      id: 1,
      intention,
      amount: 100_00,
      success: true,
      pending: false,
      refunded: 0,
    });
    const hmac = paymobHmac(obj, sandboxGateway("").hmacSecret);
    const path = `/api/v1/payments/paymob/callback?hmac=${hmac}`;
    const answer = await new Visitor(address, newNetwork()).post(path, {
      type: "TRANSACTION",
      obj,
    });
    // Without a bank account there are no card payments.
    const isRefused = answer.status === 403 || answer.status === 404;
    return { held: isRefused, fact: `the callback is answered with ${outcomeOf(answer)}` };
  },
};
