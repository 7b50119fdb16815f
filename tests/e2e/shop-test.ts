import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page, type Response } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { loadAllMessages, messagesOf } from "../../web/i18n/load-messages.ts";
import { launchOptions } from "./launch-options.ts";

export interface Shop {
  locale: "ar" | "en";
  /** The shop's messages in the language of this run. */
  words: ReturnType<typeof messagesOf>;
  /** Path of a page in the language of this run. */
  at(path: string): string;
  /** Opens a page in the language of this run, and waits until it is ready. */
  open(page: Page, path: string): Promise<Response | null>;
  /** Waits for hydration: clicks before that may be lost. */
  ready(page: Page): Promise<void>;
  /** The current page violates no rule of WCAG 2.2 AA; pages in English are checked at night. */
  expectAccessible(page: Page): Promise<void>;
  /** Nothing overflows sideways: on a phone, a tablet, a desktop, and at other given widths. */
  expectNoOverflow(page: Page, others?: readonly number[]): Promise<void>;
}

/**
 * For tests that also run in English on a desktop: where layout, direction or texts differ. All run
 * in Arabic on a phone.
 */
export const BOTH_LANGUAGES = { tag: "@both" };

/** For tests whose English run is left to the nightly one: what people do, on pages that other tests look at. */
export const ENGLISH_NIGHTLY = { tag: "@english-nightly" };

/** For pages that Arabic tests look at on their way: in English once per kind of page. */
export const IN_ENGLISH = { tag: "@in-english" };

/** For texts that the specification says in English: in Arabic at night. */
export const IN_ENGLISH_FIRST = { tag: ["@in-english", "@nightly"] };

/** For what rarely breaks, takes long, and is partly in other tests: nightly in both languages. */
export const NIGHTLY = { tag: ["@nightly", "@english-nightly"] };

/** The same for what is written in Arabic only. */
export const ARABIC_NIGHTLY = { tag: "@nightly" };

/** For files whose tests look at pictures: `test.use(WITH_PICTURES)`. */
export const WITH_PICTURES = { launchOptions: launchOptions({ pictures: true }) };

await loadAllMessages();
/** Less than half as long as the file that `axe-core` is without a path, and sent to each page that is checked. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const IS_NIGHT = process.env["NIGHTLY"] !== undefined;
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Delays before a page with violations is checked again: an animation may still be running. */
const SETTLING_MS = [250, 1000];

async function expectAccessible(page: Page): Promise<void> {
  // The parts, their names and colours are those of the Arabic page.
  if (!IS_NIGHT && (await page.locator("html").getAttribute("lang")) === "en") return;
  // Controls partly under the fixed header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const contrast = await seesContrast(page);
  for (const pause of SETTLING_MS) {
    if ((await violationsOf(page, contrast)).length === 0) return;
    await page.waitForTimeout(pause);
  }
  expect(await violationsOf(page, contrast)).toEqual([]);
}

/** Contrast takes longer than all other rules: in each worker once for a kind of page and look, at night each time. */
const contrastSeen = new Set<string>();

async function seesContrast(page: Page): Promise<boolean> {
  const look = await page.evaluate(() => {
    const { className, dataset, dir } = document.documentElement;
    const dialogs = document.querySelectorAll("dialog[open], [role=dialog]").length;
    return [dir, innerWidth, className, dataset["theme"], dialogs].join(" ");
  });
  const kind = `${look} ${new URL(page.url()).pathname.replaceAll(/\d[^/]*/g, "#")}`;
  const isNew = !contrastSeen.has(kind);
  contrastSeen.add(kind);
  return isNew || IS_NIGHT;
}

async function violationsOf(page: Page, contrast: boolean) {
  // Once per document: parsing its script takes as long as checking a page.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // What is wrong is named by its HTML.
    selectors: false,
    runOnly: { type: "tag", values: WCAG },
    rules: { "color-contrast": { enabled: contrast } },
  };
  return page.evaluate(async (given) => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
    };
    const { violations } = await checker.run(document, given);
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, options);
}

const WIDTHS = [390, 768, 1440];

async function expectNoOverflow(page: Page, others: readonly number[] = []): Promise<void> {
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  const widths = [...WIDTHS, ...others].filter((one) => one !== own.width);
  for (const width of [...widths, own.width]) {
    await page.setViewportSize({ ...own, width });
    const place = `${page.url()} at ${width}`;
    await expect.poll(() => excessWidth(page), place).toBeLessThanOrEqual(0);
  }
}

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** A visitor's browser in one language; console errors and failed requests fail the test. */
export const test = base.extend<{ shop: Shop; failOnErrors: void }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
  shop: async ({}, provide, info) => {
    const locale = info.project.name.startsWith("ar") ? "ar" : "en";
    const at = (path: string) => (locale === "ar" ? path : path === "/" ? "/en" : `/en${path}`);
    const ready = async (page: Page) => {
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      // Triggers what waits for the visitor's first input.
      await page.mouse.move(1, 1);
      // Looked for more often than an expectation does: this is waited for on every page.
      await page.locator("[data-later]").first().waitFor({ state: "detached" });
    };
    await provide({
      locale,
      words: messagesOf(locale),
      at,
      ready,
      open: async (page, path) => {
        const response = await page.goto(at(path));
        await ready(page);
        return response;
      },
      expectAccessible,
      expectNoOverflow,
    });
  },
  failOnErrors: [
    async ({ context, javaScriptEnabled }, provide) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on("console", (message) => {
          // The browser's own message about a response with status 400 or above; the responses are
          // checked below.
          const isAnswer = message
            .text()
            .startsWith("Failed to load resource: the server responded");
          if (message.type() === "error" && !isAnswer) errors.push(`console: ${message.text()}`);
        });
        page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
        page.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText ?? "";
          // Leaving a page aborts what it was still loading. A browser with script disabled reports
          // scripts as blocked.
          const isUnwantedScript = !javaScriptEnabled && reason === "csp";
          if (reason !== "net::ERR_ABORTED" && !isUnwantedScript)
            errors.push(`request: ${request.url()} ${reason}`);
        });
        page.on("response", (response) => {
          // Pages and the API may refuse; a page's resources may not.
          const mayRefuse =
            response.request().isNavigationRequest() || response.url().includes("/api/");
          // On a slow machine the server asks for patience: what the visitor sees is tested.
          const isPutOff = response.status() === 503 && "retry-after" in response.headers();
          if (!isPutOff && response.status() >= (mayRefuse ? 500 : 400)) {
            errors.push(`answer: ${response.status()} ${response.url()}`);
          }
        });
      };
      context.on("page", watch);
      await provide();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
