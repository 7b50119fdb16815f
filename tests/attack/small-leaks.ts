import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { codeIn } from "../api/outbox-codes.ts";
import { withDatabase } from "../faults/setup/with-database.ts";
import type { Attack } from "./attack.ts";
import { newEmail, register, registration, signIn } from "./setup/accounts.ts";
import { listSons } from "./setup/buying.ts";
import { INJECTED } from "./setup/injected.ts";
import type { Place, Shops } from "./setup/shops.ts";
import { must, outcomeOf, Visitor } from "./setup/visitor.ts";

const ASK_MS = 50;
const PATIENCE_MS = 20_000;

export const cookies: Attack<Place> = {
  finding: 10,
  title: "another host of the domain plants a guest's cookie",
  overHttps: true,
  run: async ({ address }) => {
    const visitor = new Visitor(address);
    const [son] = await listSons(visitor);
    const added = await visitor.post("/api/v1/cart/lines", { variantId: son?.id, quantity: 1 });
    const sent = must(added).headers.getSetCookie();
    const isSafe = (cookie: string) =>
      cookie.startsWith("__Host-") && /; HttpOnly/i.test(cookie) && /; Secure/i.test(cookie);
    const names = sent.map((cookie) => cookie.split("=", 1)[0]);
    return {
      held: sent.length > 0 && sent.every(isSafe),
      fact: `the cookies of a cart: ${names.join(", ")}`,
    };
  },
};

export const waitingCodes: Attack<Shops> = {
  finding: 10,
  title: "whoever gets the database reads the codes of messages that wait",
  run: async ({ bare }) => {
    const { sms, visitor, dataDir } = bare;
    const phone = "01055550001";
    sms.isOpen = false;
    must(await visitor().post("/api/v1/auth/register", { ...registration(""), phone }));
    const until = Date.now() + PATIENCE_MS;
    const found = () => sms.received.find(({ to }) => to === `+2${phone}`);
    while (!found() && Date.now() < until) await sleep(ASK_MS);
    const code = codeIn(found()?.text ?? "");
    sms.isOpen = true;
    if (code === "") throw new Error("no code came to the gateway");
    const waiting = await withDatabase(dataDir, async (db) => {
      const { rows } = await sql<{ data: string }>`
        select data::text as data from jobs.job where name = 'short-messages' and state <> 'completed'
      `.execute(db);
      return rows;
    });
    const clear = waiting.filter(({ data }) => data.includes(code)).length;
    return {
      held: waiting.length > 0 && clear === 0,
      fact: `${waiting.length} short message waits, ${clear} with its code in clear`,
    };
  },
};

export const injectedScript: Attack<Shops> = {
  finding: 10,
  title: "a script that comes into a page with a text may run",
  run: async ({ bare }) => {
    const { text, headers } = must(await bare.visitor().get("/en/FAQ"), 200);
    if (!text.includes(`<script>${INJECTED}</script>`)) throw new Error("no script in the page");
    const policy = headers.get("content-security-policy") ?? "";
    const scripts = /script-src [^;]*/.exec(policy)?.[0] ?? "";
    const hash = createHash("sha256").update(INJECTED).digest("base64");
    const isAllowed = scripts === "" || /'unsafe-inline'|'nonce-/.test(scripts);
    const hashes = scripts.match(/'sha256-/g)?.length ?? 0;
    return {
      held: !isAllowed && hashes > 0 && !scripts.includes(hash),
      fact: `${hashes} scripts of the page have a hash, the strange one has ${scripts.includes(hash) ? "one, too" : "none"}`,
    };
  },
};

export const companyName: Attack<Shops> = {
  finding: 10,
  title: "the name of a company that nobody has reviewed is the subject of a mail to a stranger",
  run: async ({ open }) => {
    const name = "Your account is blocked: call 0900";
    const company = { companyNameEn: name, companyNameAr: name };
    const { browser } = await register(open, { path: "register-company", more: company });
    const email = newEmail("invited");
    const path = "/api/v1/account/company/invitations";
    must(await browser.post(path, { email, role: "buyer" }));
    const until = Date.now() + PATIENCE_MS;
    const find = async () => (await open.outbox.sentTo(email))[0];
    while (!(await find()) && Date.now() < until) await sleep(ASK_MS);
    const subject = (await find())?.subject ?? "";
    return {
      held: subject !== "" && !subject.includes("blocked"),
      fact: `the subject: “${subject}”`,
    };
  },
};

export const metrics: Attack<Place> = {
  finding: 10,
  title: "/metrics answers through a proxy that adds no header",
  run: async ({ address, metrics: read }) => {
    const { status } = await fetch(`${address}/metrics`);
    const { status: health } = await fetch(`${address}/healthz`);
    // Without the operator's token of the shop, only its health can be compared.
    const isServed = read === undefined ? health === 200 : (await read()).includes("# TYPE ");
    return {
      held: status === 404 && isServed,
      fact: `answered with ${status}; ${isServed ? "served" : "not served"} to the operator`,
    };
  },
};

export const otherScheme: Attack<Place> = {
  finding: 10,
  title: "a page of the shop over http, which anybody on the way writes, changes a cart",
  overHttps: true,
  run: async ({ address }) => {
    const { host } = new URL(address);
    const from = async (origin: string) => {
      const headers = { origin };
      const sent = { body: {}, headers };
      return outcomeOf(await new Visitor(address).send("POST", "/api/v1/cart/lines", sent));
    };
    const [http, https] = [await from(`http://${host}`), await from(`https://${host}`)];
    return {
      held: http === "forbidden-origin" && https !== "forbidden-origin",
      fact: `from http: ${http}, from https: ${https}`,
    };
  },
};

export const failedSignIns: Attack<Shops> = {
  finding: 10,
  title: "failed sign-ins leave no trace, or leave who it was",
  run: async ({ open }) => {
    const network = "2001:db8:77:1::5";
    const email = "somebody.private@example.com";
    for (let count = 0; count < 12; count += 1)
      await signIn(open.visitor(network), email, "not the password");
    const lines = open.process.output().split("\n");
    const noted = lines.filter((line) => line.includes("2001:db8:77::/48"));
    const events = noted.flatMap((line) => /"event":"([\w-]+)"/.exec(line)?.[1] ?? []);
    const output = lines.join("\n");
    const isPersonal = output.includes("somebody.private") || output.includes("2001:db8:77:1");
    const isNoted = events.includes("sign-in-failed") && events.includes("limited");
    return {
      held: isNoted && !isPersonal,
      fact: `in the log: ${events.join(", ") || "nothing"}; ${isPersonal ? "email or address" : "nobody's name"}`,
    };
  },
};

export const sharedLists: Attack<Shops> = {
  finding: 10,
  title: "whoever gets the database opens the links of shared lists",
  run: async ({ open }) => {
    const { browser } = await register(open);
    const [son] = await listSons(browser);
    const items = [{ variantId: son?.id, quantity: 1 }];
    const made = must(await browser.post("/api/v1/account/lists", { name: "Hall", items }), 201);
    const { id } = made.json<{ id: number }>();
    const shared = must(await browser.post(`/api/v1/account/lists/${id}/share`));
    const { shareKey } = shared.json<{ shareKey: string }>();
    const opened = await open.visitor().post("/api/v1/lists/shared", { key: shareKey });
    const hex = Buffer.from(shareKey, "base64url").toString("hex");
    const row = await withDatabase(open.dataDir, async (db) => {
      const { rows } = await sql<{ text: string }>`
        select list::text as text from lists.list where id = ${id}
      `.execute(db);
      return rows[0]?.text ?? "";
    });
    const isClear = row.includes(shareKey) || row.includes(hex);
    return {
      held: opened.status === 200 && row.includes("Hall") && !isClear,
      fact: `the link opens with ${opened.status}; its key in the database: ${isClear ? "in clear" : "a hash"}`,
    };
  },
};

export const plantedCookie: Attack<Shops> = {
  finding: 10,
  title: "a browser's cookie that an attacker chose is used after sign-in",
  run: async ({ open }) => {
    const { email, password } = await register(open);
    const victim = open.visitor();
    const planted = "A".repeat(43);
    victim.cookies.set("__Host-device", planted);
    const entered = await signIn(victim, email, password);
    const cookie = victim.cookie("device");
    return {
      held: entered === "session" && cookie !== undefined && cookie !== planted,
      fact: `${entered}; the cookie is ${cookie === planted ? "the attacker's" : "a new one"}`,
    };
  },
};
