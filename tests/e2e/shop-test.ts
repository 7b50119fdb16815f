import { test as base, expect, type Page, type Response } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { loadAllMessages, messagesOf } from "../../web/i18n/load-messages.ts";

interface Shop {
  locale: "ar" | "en";
  /** What the shop says in the language of this run. */
  words: ReturnType<typeof messagesOf>;
  /** Address of a page in the language of this run. */
  at(path: string): string;
  /** Goes to a page in the language of this run, and waits until it is ready. */
  open(page: Page, path: string): Promise<Response | null>;
  /** The script of the page has taken over what the server sent: what is pressed before that may be lost. */
  ready(page: Page): Promise<void>;
  /** No rule of WCAG 2.2 AA is broken on the page as it stands. */
  expectAccessible(page: Page): Promise<void>;
  /** Nothing sticks out sideways: on a phone, a tablet, a desktop. */
  expectNoOverflow(page: Page): Promise<void>;
}

/** Of a test that runs in English on a desktop, too: where layout, direction or words differ. All run in Arabic on a phone. */
export const BOTH_LANGUAGES = { tag: "@both" };

await loadAllMessages();
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Pauses before a page with findings is looked at again: something may still be on its way in or out. */
const SETTLING_MS = [250, 1000];

async function expectAccessible(page: Page): Promise<void> {
  // What happens to lie under the fixed header is not a target of its visible size.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const pause of SETTLING_MS) {
    if ((await violationsOf(page)).length === 0) return;
    await page.waitForTimeout(pause);
  }
  expect(await violationsOf(page)).toEqual([]);
}

async function violationsOf(page: Page) {
  // Once for each document: reading half a megabyte of script takes as long as checking a page.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    runOnly: { type: "tag", values: WCAG },
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

async function expectNoOverflow(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  for (const width of [...WIDTHS.filter((one) => one !== own.width), own.width]) {
    await page.setViewportSize({ ...own, width });
    await expect.poll(() => excessWidth(page), `at ${width}`).toBeLessThanOrEqual(0);
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
      // What waits for the visitor's first move.
      await page.mouse.move(1, 1);
      await expect(page.locator("[data-later]")).toHaveCount(0);
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
          // The browser's own note of an answer from 400 on; the answers themselves are watched below.
          const isAnswer = message
            .text()
            .startsWith("Failed to load resource: the server responded");
          if (message.type() === "error" && !isAnswer) errors.push(`console: ${message.text()}`);
        });
        page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
        page.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText ?? "";
          // Leaving a page ends what it was still loading.
          // So a browser that runs no scripts says that it fetched none.
          const isUnwantedScript = !javaScriptEnabled && reason === "csp";
          if (reason !== "net::ERR_ABORTED" && !isUnwantedScript)
            errors.push(`request: ${request.url()} ${reason}`);
        });
        page.on("response", (response) => {
          // Pages and the API may refuse; whatever a page is made of may not.
          const mayRefuse =
            response.request().isNavigationRequest() || response.url().includes("/api/");
          if (response.status() >= (mayRefuse ? 500 : 400)) {
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
