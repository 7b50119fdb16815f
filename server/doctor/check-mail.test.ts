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

test("a domain that says everything is fine", async () => {
  expect(await statesOf(GOOD)).toEqual(["fine", "fine", "fine", "fine"]);
});

test("a domain that says nothing is told what to add", async () => {
  const findings = await checkMailNames("hello@shop.example", zone({}));
  expect(findings.map(({ state }) => state)).toEqual(["watch", "wrong", "watch", "wrong"]);
  expect(findings.map(({ advice }) => advice).join("\n")).toMatch(
    /MX record[\s\S]+"v=spf1 include:[\s\S]+--dkim <selector>[\s\S]+_dmarc\.shop\.example/,
  );
});

test.each([
  ["two records", ["v=spf1 -all", "v=spf1 include:mail.example -all"], "wrong"],
  ["everybody may send", ["v=spf1 +all"], "wrong"],
  ["everybody may send, said shortly", ["v=spf1 include:mail.example all"], "wrong"],
  ["nothing about others", ["v=spf1 include:mail.example"], "watch"],
  ["nothing about others, said so", ["v=spf1 include:mail.example ?all"], "watch"],
  ["softly refused", ["v=spf1 include:mail.example ~all"], "fine"],
  ["said elsewhere", ["v=spf1 redirect=_spf.example"], "fine"],
  ["a record of another kind", ["v=spf10 -all"], "wrong"],
])("SPF: %s", async (_name, records, state) => {
  expect((await statesOf({ ...GOOD, "shop.example": records }))[1]).toBe(state);
});

test("DKIM: a key under another name is found when it is named, one that was taken back is none", async () => {
  const own = { ...GOOD, "2026._domainkey.shop.example": ["v=DKIM1; p=MIG"] };
  expect((await statesOf(own, ["2026"]))[2]).toBe("fine");
  expect((await statesOf(own, ["2025"]))[2]).toBe("watch");
  const revoked = { ...GOOD, "selector1._domainkey.shop.example": ["v=DKIM1; p="] };
  expect((await statesOf(revoked))[2]).toBe("watch");
});

test.each([
  ["reports only", ["v=DMARC1; p=none"], "watch"],
  ["two records", ["v=DMARC1; p=reject", "v=DMARC1; p=none"], "wrong"],
  ["no policy", ["v=DMARC1; rua=mailto:post@shop.example"], "wrong"],
  ["of subdomains alone", ["v=DMARC1; sp=reject"], "wrong"],
  ["refused", ["v=DMARC1;p=reject"], "fine"],
])("DMARC: %s", async (_name, records, state) => {
  expect((await statesOf({ ...GOOD, "_dmarc.shop.example": records }))[3]).toBe(state);
});

test("where names cannot be asked, that is said, not that they are missing", async () => {
  const deaf: Names = {
    resolveMx: () => nothing("ETIMEOUT"),
    resolveTxt: () => nothing("ETIMEOUT"),
  };
  expect(await checkMailNames("hello@shop.example", deaf)).toEqual([
    expect.objectContaining({ state: "watch", text: expect.stringContaining("ETIMEOUT") }),
  ]);
});

test("a mail server is asked whether it lets the shop in", async () => {
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
