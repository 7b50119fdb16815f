import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listOutbox, sweepOutbox } from "./folder-transport.ts";
import { sendMail } from "./mail.ts";
import { sendSms } from "./sms.ts";
import { webhookTransport } from "./webhook-transport.ts";

let shop: TestShop;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fanous-outbox-"));
  shop = await createTestShop({ config: { devPages: true, dataDir } });
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("lists messages newest first at /dev/outbox without a mail server", async () => {
  await shop.run(async (work) => {
    const mail = { to: "mona@example.com", locale: "en" as const };
    await sendMail(work, { ...mail, subject: "First", parts: [{ kind: "text", text: "One" }] });
  });
  await shop.platform.jobs.runDue();
  await shop.run((work) =>
    sendSms(work, { to: "+201012345678", locale: "ar", text: "<b>كودك</b> 12345678" }),
  );
  await shop.platform.jobs.runDue();
  const list = await shop.app.inject("/dev/outbox");
  expect(list.statusCode).toBe(200);
  expect(list.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(list.body.indexOf("12345678")).toBeLessThan(list.body.indexOf("First"));
  expect(list.body).not.toContain("<b>كودك");
  const [, txt = ""] = /src="(\/dev\/outbox\/[^"]+\.txt)"/.exec(list.body) ?? [];
  const sms = await shop.app.inject(txt);
  expect(sms.headers["content-type"]).toContain("text/plain");
  expect(sms.body).toBe("<b>كودك</b> 12345678");
  const [, html = ""] = /src="(\/dev\/outbox\/[^"]+\.html)"/.exec(list.body) ?? [];
  const mail = await shop.app.inject(html);
  expect(mail.headers["content-type"]).toContain("text/html");
  expect(mail.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  expect(mail.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(mail.body).toContain("One");
  const eml = await shop.app.inject(html.replace(".html", ".eml"));
  expect(eml.body).toMatch(/^Subject: First$/m);
});

test.each(["../../etc/passwd.txt", "%2e%2e%2f%2e%2e%2fpostgres.txt", "x.html", "20260101.eml"])(
  "returns 404 for the message %s",
  async (name) => {
    expect((await shop.app.inject(`/dev/outbox/${name}`)).statusCode).toBe(404);
  },
);

test("returns 404 for /dev/outbox outside development", async () => {
  const closed = await createTestShop();
  const answer = await closed.app.inject("/dev/outbox");
  await closed.stop();
  expect(answer.statusCode).toBe(404);
});

test("deletes messages from the outbox folder after a month", async () => {
  await shop.run(async (work) => {
    const sms = { to: "+201012345678", locale: "ar" as const };
    await sendSms(work, { ...sms, text: "old" });
    await sendSms(work, { ...sms, text: "new" });
  });
  await shop.platform.jobs.runDue();
  const entries = await listOutbox(shop.platform.outbox, 10);
  const old = entries.find(({ subject }) => subject === "old");
  const monthAgo = new Date(Date.now() - 31 * DAY_MS);
  await utimes(join(shop.platform.outbox, `${old?.name}.json`), monthAgo, monthAgo);
  await sweepOutbox(shop.platform.outbox);
  const left = (await listOutbox(shop.platform.outbox, 10)).map(({ subject }) => subject);
  expect(left).toContain("new");
  expect(left).not.toContain("old");
});

test("stores a message once when it is delivered twice", async () => {
  const sms = {
    key: randomUUID(),
    createdAt: new Date(),
    to: "+201012345678",
    locale: "ar" as const,
  };
  const before = (await listOutbox(shop.platform.outbox, 100)).length;
  await shop.platform.transports.sms.send({ ...sms, text: "once" });
  await shop.platform.transports.sms.send({ ...sms, text: "once" });
  expect(await listOutbox(shop.platform.outbox, 100)).toHaveLength(before + 1);
});

test("signs webhook requests and stops retrying after a 422 response", async () => {
  const requests: { body: string; signature: string }[] = [];
  let status = 503;
  const gateway = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      requests.push({ body, signature: String(request.headers["x-signature"]) });
      response.writeHead(status).end();
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.listen(0, "127.0.0.1", resolve);
  await promise;
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  shop.platform.transports.sms = webhookTransport(url, "a secret of the two of us");
  await shop.run((work) =>
    sendSms(work, { to: "+201512345678", locale: "ar", text: "كود 87654321" }),
  );
  await shop.platform.jobs.runDue();
  status = 422;
  await shop.pool.query("update jobs.job set start_after = now()");
  await shop.platform.jobs.runDue();
  const { rows } = await shop.pool.query("select data from jobs.job where name = 'dead-letters'");
  expect(rows.map(({ data }) => data)).toMatchObject([{ queue: "short-messages", attempts: 2 }]);
  gateway.close();
  const [first, second] = requests;
  expect(JSON.parse(first?.body ?? "")).toMatchObject({
    to: "+201512345678",
    text: "كود 87654321",
    locale: "ar",
  });
  expect(second?.body).toBe(first?.body);
  const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.signature ?? "") ?? [];
  const expected = createHmac("sha256", "a secret of the two of us")
    .update(`${seconds}.${first?.body}`)
    .digest("hex");
  expect(hex).toBe(expected);
});
