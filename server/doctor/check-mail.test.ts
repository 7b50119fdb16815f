import { expect, test } from "vitest";
import { startMailServer } from "#server/testing/mail-server.ts";
import { checkMailNames, checkMailServer, type Names } from "./check-mail.ts";

const nothing = (code: string) =>
  Promise.reject(Object.assign(new Error(`query ${code}`), { code }));

/** Answers from a zone; a missing name has no records. */
function zone(texts: Record<string, string[]>, mx: string[] = []): Names {
  return {
    resolveMx: async () =>
      mx.length > 0 ? mx.map((exchange) => ({ exchange, priority: 10 })) : nothing("ENODATA"),
    // Long records come in chunks.
    resolveTxt: async (name) =>
      texts[name]?.map((text) => [text.slice(0, 5), text.slice(5)]) ?? nothing("ENOTFOUND"),
  };
}

const GOOD = {
  "shop.example": ["google-site-verification=x", "v=spf1 include:mail.example -all"],
  "selector1._domainkey.shop.example": ["v=DKIM1; k=rsa; p=MIGfMA0"],
  "_dmarc.shop.example": ["v=DMARC1; p=quarantine; rua=mailto:post@shop.example"],
};
const statesOf = async (texts: Record<string, string[]>, selectors?: string[]) =>
  (await checkMailNames("hello@shop.example", zone(texts, ["mx.example"]), selectors)).map(
    ({ state }) => state,
  );

test("reports a domain with all records as fine", async () => {
  expect(await statesOf(GOOD)).toEqual(["fine", "fine", "fine", "fine"]);
});

test("advises which records an empty domain needs", async () => {
  const findings = await checkMailNames("hello@shop.example", zone({}));
  expect(findings.map(({ state }) => state)).toEqual(["watch", "wrong", "watch", "wrong"]);
  expect(findings.map(({ advice }) => advice).join("\n")).toMatch(
    /MX record[\s\S]+"v=spf1 include:[\s\S]+--dkim <selector>[\s\S]+_dmarc\.shop\.example/,
  );
});

test.each([
  ["two records", ["v=spf1 -all", "v=spf1 include:mail.example -all"], "wrong"],
  ["permission for all senders", ["v=spf1 +all"], "wrong"],
  ["permission for all senders in short form", ["v=spf1 include:mail.example all"], "wrong"],
  ["no rule for other senders", ["v=spf1 include:mail.example"], "watch"],
  ["a neutral rule for other senders", ["v=spf1 include:mail.example ?all"], "watch"],
  ["a soft fail for other senders", ["v=spf1 include:mail.example ~all"], "fine"],
  ["a redirect to another record", ["v=spf1 redirect=_spf.example"], "fine"],
  ["a record of another version", ["v=spf10 -all"], "wrong"],
])("rates an SPF setup with %s", async (_name, records, state) => {
  expect((await statesOf({ ...GOOD, "shop.example": records }))[1]).toBe(state);
});

test("finds a DKIM key by its selector and ignores a revoked key", async () => {
  const own = { ...GOOD, "2026._domainkey.shop.example": ["v=DKIM1; p=MIG"] };
  expect((await statesOf(own, ["2026"]))[2]).toBe("fine");
  expect((await statesOf(own, ["2025"]))[2]).toBe("watch");
  const revoked = { ...GOOD, "selector1._domainkey.shop.example": ["v=DKIM1; p="] };
  expect((await statesOf(revoked))[2]).toBe("watch");
});

test.each([
  ["a policy that only reports", ["v=DMARC1; p=none"], "watch"],
  ["two records", ["v=DMARC1; p=reject", "v=DMARC1; p=none"], "wrong"],
  ["no policy", ["v=DMARC1; rua=mailto:post@shop.example"], "wrong"],
  ["a policy for subdomains only", ["v=DMARC1; sp=reject"], "wrong"],
  ["a reject policy", ["v=DMARC1;p=reject"], "fine"],
])("rates a DMARC setup with %s", async (_name, records, state) => {
  expect((await statesOf({ ...GOOD, "_dmarc.shop.example": records }))[3]).toBe(state);
});

test("reports a DNS timeout instead of missing records", async () => {
  const deaf: Names = {
    resolveMx: () => nothing("ETIMEOUT"),
    resolveTxt: () => nothing("ETIMEOUT"),
  };
  expect(await checkMailNames("hello@shop.example", deaf)).toEqual([
    expect.objectContaining({ state: "watch", text: expect.stringContaining("ETIMEOUT") }),
  ]);
});

test("reports whether the mail server accepts the shop's connection", async () => {
  const server = await startMailServer();
  expect(await checkMailServer(server.url, true)).toMatchObject({ state: "fine" });
  await server.stop();
  expect(await checkMailServer(server.url, true)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("ECONNREFUSED"),
  });
  expect(await checkMailServer(undefined, true)).toMatchObject({ state: "wrong" });
  expect(await checkMailServer(undefined, false)).toMatchObject({ state: "watch" });
});
