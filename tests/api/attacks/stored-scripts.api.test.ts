import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { saveBrand, saveCategory, saveProduct } from "#server/modules/catalog/index.ts";
import { receiveStock } from "#server/modules/inventory/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import type { RenderedMail } from "#server/platform/outbox/transport.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { CALLERS, type CallerName } from "../authorization/callers.ts";
import { createFixtures, type Fixtures } from "../authorization/fixtures.ts";
import { MATRIX } from "../authorization/matrix.ts";

/** Breaks out of every context a text may be in: attribute, element, script, comment, template. */
const LONG = `"'><img src=x onerror=alert(1)></script><script>alert(1)</script><!--{{7*7}}\${7*7}`;
const SHORT = "<svg onload=alert(1)>";
/** Markup that a browser would execute. */
const RUNS = /<img src=x onerror=|<script>alert\(1\)|<svg onload=alert/i;

let fixtures: Fixtures;
let base: string;
let hostileProduct: number;
const mails: RenderedMail[] = [];
const accepted = new Set<string>();

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  fixtures = await createFixtures({ webBuild });
  collectMails(fixtures);
  hostileProduct = await fixtures.shop.run(addHostileProduct);
  base = fixtures.origin;
});
afterAll(() => fixtures.shop.stop());

/** Collects every mail, even while a test replaces the mail server. */
function collectMails({ shop: { platform } }: Fixtures): void {
  let { transports } = platform;
  Object.defineProperty(platform, "transports", {
    set: (given: typeof transports) => {
      transports = given;
    },
    get: () => ({
      ...transports,
      mail: {
        send: async (mail: RenderedMail) => {
          mails.push(mail);
          await transports.mail.send(mail);
        },
        close: async () => {},
      },
    }),
  });
}

/** Staff may be attacked, too: a product with only hostile texts. */
async function addHostileProduct(work: Work): Promise<number> {
  const text = { ar: LONG, en: LONG };
  const slug = { ar: "hostile", en: "hostile" };
  const { brandId } = await saveBrand(work, { code: "hostile", name: text, description: text });
  const { categoryId } = await saveCategory(work, {
    code: "hostile",
    parentId: null,
    name: text,
    slug,
    description: text,
    keyFacts: [],
    assetId: null,
    position: 2,
  });
  const { productId, variantIds } = await saveProduct(work, {
    brandId,
    categoryId,
    code: "hostile",
    name: text,
    slug,
    summary: text,
    description: text,
    sellingPoints: [text],
    careNotes: text,
    attributes: {},
    options: [],
    publishedAt: new Date(),
    variants: [{ sku: "HOSTILE-1", options: {} }],
    pictures: [],
  });
  const variantId = variantIds.get("HOSTILE-1") ?? 0;
  await savePrices(work, [{ variantId, piastres: 100_00 }]);
  await receiveStock(work, [{ variantId, quantity: 10 }], "test");
  return productId;
}

/** Copies of a body, each with one of its texts replaced. */
function withEachText(body: unknown, hostile: string): unknown[] {
  if (typeof body === "string") return [hostile];
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    withEachText(value, hostile).map((changed) =>
      Array.isArray(body)
        ? body.map((one: unknown, index) => (String(index) === key ? changed : one))
        : { ...body, [key]: changed },
    ),
  );
}

const WRITES = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([name, { body }]) => body !== undefined && MATRIX[name] !== undefined,
);

/** The first caller who is allowed, other than an anonymous visitor. */
function writerOf(name: string): CallerName | undefined {
  return CALLERS.find((caller) => caller !== "visitor" && MATRIX[name]?.may[caller] === "ok");
}

describe("a hostile text", () => {
  test.for(WRITES)("returns no 5xx in any field of %s", async ([name, endpoint]) => {
    const row = MATRIX[name];
    const writer = writerOf(name);
    if (!row || writer === undefined || row.fresh) return;
    const caller = fixtures.callers[writer];
    const attempt = { ...fixtures, caller, name: writer };
    const { body } = (await row.request?.(attempt)) ?? {};
    for (const hostile of [LONG, SHORT]) {
      for (const index of withEachText(body, hostile).keys()) {
        await fixtures.shop.pool.query("delete from platform.attempt");
        // The previous request may have used up what the request refers to.
        const sent = (await row.request?.(attempt)) ?? {};
        const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, place: string) =>
          String(sent.params?.[place] ?? "1"),
        );
        const payload = withEachText(sent.body, hostile)[index] as object;
        const answer = await caller.send({ method: endpoint.method, url, payload });
        expect(answer.statusCode, `${name} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
        expect(answer.headers["content-type"] ?? "application/json").toMatch(
          /^application\/(problem\+)?json/,
        );
        if (answer.statusCode < 300) accepted.add(name);
      }
    }
  });

  test("is stored by endpoints that save texts", () => {
    const stored = ["updateAccount", "addAddress", "placeOrder", "sendFeedback", "rateProduct"];
    expect([...accepted]).toEqual(expect.arrayContaining([...stored, "updateCompany"]));
  });
});

describe("a stored script", () => {
  test("does not run on any page or hostile URL", async () => {
    const { pool } = fixtures.shop;
    await pool.query("update feedback.rating set state = 'published', decided_at = now()");
    fixtures.shop.platform.cache.drop(new Set(["*"]));
    const hostile = [LONG, SHORT].map(encodeURIComponent);
    const paths = [
      "/",
      "/product",
      `/product/${hostileProduct}-hostile`,
      `/product/${fixtures.productId}`,
      "/new-arrival",
      "/SearchProducts/hostile",
      ...hostile.flatMap((words) => [
        `/SearchProducts/${words}`,
        `/nothing/${words}`,
        `/product/${hostileProduct}-${words}`,
        `/product?q=${words}&brand=${words}&sort=${words}`,
        `/Order/${words}`,
        `/orders-and-returns/${words}`,
        `/auth/VerifyEmail?verification=${words}&code=${words}`,
        `/auth/Login?next=${words}`,
      ]),
    ];
    const urls = ["", "/en"].flatMap((prefix) =>
      paths.flatMap((path) => {
        const [name = "", query = ""] = path.split("?");
        return [prefix + path, `${prefix}${name}.data?${query}`];
      }),
    );
    let shown = 0;
    for (const url of urls) {
      const answer = await fetch(base + url);
      const text = await answer.text();
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      expect(isPage ? text.match(RUNS)?.[0] : undefined, url).toBeUndefined();
      expect(answer.headers.get("x-content-type-options"), url).toBe("nosniff");
      if (isPage && text.includes("onerror")) shown += 1;
    }
    // The texts do appear, escaped: otherwise nothing was tested.
    expect(shown).toBeGreaterThan(6);
  });

  test("leaves structured data as valid JSON", async () => {
    const html = await (await fetch(`${base}/en/product/${hostileProduct}-hostile`)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, block = ""] of blocks) expect(() => JSON.parse(block) as unknown).not.toThrow();
    expect(JSON.stringify(blocks.map(([, block = ""]) => JSON.parse(block) as unknown))).toContain(
      "onerror",
    );
  });

  test("does not run in emails or add email headers", async () => {
    const { callers, shop } = fixtures;
    const { email } = (await registerCustomer(shop, { firstName: SHORT })).userInfo;
    await callers.visitor.post("/api/v1/auth/forgot-password", { identifier: email });
    await shop.platform.jobs.runDue();
    for (const mail of mails) {
      expect(mail.html.match(RUNS)?.[0], mail.subject).toBeUndefined();
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.to).not.toMatch(/[\s,;<>]/);
    }
    // The texts do appear, escaped: otherwise nothing was tested.
    expect(mails.filter(({ html }) => html.includes("&lt;svg onload=")).length).toBeGreaterThan(0);
  });
});
