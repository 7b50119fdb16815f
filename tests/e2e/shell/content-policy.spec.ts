import type { Page } from "@playwright/test";
import { expect, test as shopTest, WITH_PICTURES } from "../shop-test.ts";

/** Blocked scripts are reported as errors, which are intended. */
const test = shopTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
  failOnErrors: async ({}, provide) => provide(),
});
test.use(WITH_PICTURES);

/** The browser reports blocked content as an event of the page. */
const watch = () => {
  const seen: string[] = [];
  Object.assign(window, { refusedByPolicy: seen });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) => {
    seen.push(`${effectiveDirective} ${sample}`);
  });
};

test("reports no violation of the content policy on the shop's pages", async ({ page, shop }) => {
  await page.addInitScript(watch);
  await page.goto(shop.at("/product"));
  await shop.ready(page);
  // A product's structured data is added to the head during client-side navigation.
  await page.locator("main a[href*='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.locator("script[type='application/ld+json']").first()).toBeAttached();
  const refused = await page.evaluate(() => Reflect.get(window, "refusedByPolicy") as string[]);
  expect(refused).toEqual([]);
});

const FOREIGN = "http://foreign.invalid";
const run = (name: string) => `document.documentElement.dataset.${name}='ran'`;

/** What a text that is not escaped could bring into a page; each would run, load or send something. */
const MARKUP = {
  inline: `<script>${run("inline")}</script>`,
  emptyNonce: `<script nonce="">${run("emptyNonce")}</script>`,
  handler: `<img src="/icons/none.png" onerror="${run("handler")}">`,
  vector: `<svg onload="${run("vector")}"></svg>`,
  dataScript: `<script src="data:text/javascript,${run("dataScript")}"></script>`,
  dataModule: `<script type="module">import "data:text/javascript,${run("dataModule")}"</script>`,
  foreignScript: `<script src="${FOREIGN}/script.js"></script>`,
  foreignStyle: `<link rel="stylesheet" href="${FOREIGN}/style.css">`,
  foreignPicture: `<img src="${FOREIGN}/picture.png" alt="">`,
  styleImport: `<style>@import "${FOREIGN}/import.css";</style>`,
  frame: `<iframe srcdoc="<script>parent.${run("frame")}</script>"></iframe>`,
  foreignFrame: `<iframe src="${FOREIGN}/frame.html"></iframe>`,
  object: `<object data="${FOREIGN}/object.html"></object>`,
  base: `<base href="${FOREIGN}/"><img src="base.png" alt="">`,
  speculation: `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${FOREIGN}/next"]}]}</script>`,
};

const RUN_WITHOUT_POLICY = [
  "inline",
  "emptyNonce",
  "handler",
  "vector",
  "dataScript",
  "dataModule",
  "frame",
];

/** The page with all of it after its first heading, and with or without the policy it was sent with. */
async function inject(page: Page, path: string, hasPolicy: boolean): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(`${FOREIGN}/**`, (route) => {
    foreign.push(new URL(route.request().url()).pathname);
    return route.fulfill({ body: "" });
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": policy = "", ...others } = response.headers();
      await route.fulfill({
        response,
        headers: hasPolicy ? { ...others, "content-security-policy": policy } : others,
        body: (await response.text()).replace(/<h1[^>]*>/, `$&${Object.values(MARKUP).join("")}`),
      });
    },
  );
  await page.goto(path);
  return foreign;
}

const ranIn = (page: Page) =>
  page.evaluate(
    (names) => names.filter((name) => name in document.documentElement.dataset),
    Object.keys(MARKUP),
  );

test("blocks injected scripts and content of other sites", async ({ page, shop }) => {
  const path = shop.at("/FAQ");
  const open = await inject(page, path, false);
  // The markup works: without the policy it does what it wants.
  // Without its files the page reloads itself meanwhile.
  await expect(async () => {
    expect(await ranIn(page)).toEqual(RUN_WITHOUT_POLICY);
  }).toPass({ timeout: 30_000 });
  await expect
    .poll(() => open)
    .toEqual(
      expect.arrayContaining([
        "/script.js",
        "/style.css",
        "/picture.png",
        "/import.css",
        "/frame.html",
        "/object.html",
        "/base.png",
      ]),
    );

  await page.unrouteAll();
  const foreign = await inject(page, path, true);
  await shop.ready(page);
  expect(await ranIn(page)).toEqual([]);
  expect(foreign).toEqual([]);
});

test("blocks eval, text as script and forms to other sites", async ({ page, shop }) => {
  await shop.open(page, "/FAQ");
  const allowed = await page.evaluate(async (origin) => {
    const text = "document.documentElement.dataset.text='ran'";
    const attempts: Record<string, () => unknown> = {
      // oxlint-disable-next-line no-eval -- the attempt that must fail
      eval: () => (0, eval)(text),
      // oxlint-disable-next-line typescript/no-implied-eval -- the attempt that must fail
      constructor: () => new Function(text)(),
      address: () => {
        document.createElement("script").src = "/api/v1/products";
      },
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string): void } }
        ).trustedTypes.createPolicy("foreign"),
      worker: () => new Worker(URL.createObjectURL(new Blob([text]))),
      request: () => fetch(`${origin}/collect`, { mode: "no-cors" }),
    };
    // What the test itself evaluates may make scripts of text; what runs later may not.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const done: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        done.push(name);
      } catch {
        // Refused, as it must be.
      }
    }
    return done;
  }, FOREIGN);
  expect(allowed).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.element='ran'";
    document.body.append(script);
    document.body.innerHTML = "<img src='/none.png' onerror=\"this.dataset.ran='ran'\">";
  });
  await expect(page.locator("body")).toHaveText(/^<img/);
  await expect(page.locator("html")).not.toHaveAttribute("data-element");

  const refused = await page.evaluate((origin) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      resolve(effectiveDirective),
    );
    const form = Object.assign(document.createElement("form"), { method: "post", action: origin });
    document.body.append(form);
    form.submit();
    return promise;
  }, FOREIGN);
  expect(refused).toBe("form-action");
});
