import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, NIGHTLY, test } from "../shop-test.ts";

// A desktop of 1440 × 900 at 200 % zoom with reduced motion.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: "reduce" },
});

const MOST_STEPS = 150;

/** In stock in every variant, so that whatever the arrow keys choose can be bought. */
const ENOUGH = 12;
/** In piastres: cash on delivery is possible in any governorate. */
const CHEAP = 300_000;

/** A shopper without a mouse, who sees and hears where the focus is. */
class Keyboard {
  readonly #page: Page;
  readonly #screenReader: CDPSession;

  private constructor(page: Page, screenReader: CDPSession) {
    this.#page = page;
    this.#screenReader = screenReader;
  }

  static async of(page: Page): Promise<Keyboard> {
    return new Keyboard(page, await page.context().newCDPSession(page));
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Presses Tab until an element has the focus; each stop on the way is seen and has a name. */
  async tabTo(target: Locator): Promise<void> {
    const stops: string[] = [];
    while (stops.length < MOST_STEPS) {
      await this.press("Tab");
      stops.push(await this.#checkStop());
      const isThere = await target.evaluateAll((found) =>
        found.includes(document.activeElement as HTMLElement),
      );
      if (isThere) return;
    }
    throw new Error(`not reached by Tab: ${String(target)}\n${stops.join("\n")}`);
  }

  async enter(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press("Enter");
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.type(text);
  }

  /** The name of the focused element, which must have one, and be seen to have the focus. */
  async #checkStop(): Promise<string> {
    const { result } = await this.#screenReader.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    const { nodes } = await this.#screenReader.send("Accessibility.getPartialAXTree", {
      ...(result.objectId !== undefined && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    const role = String(nodes[0]?.role?.value);
    const name = String(nodes[0]?.name?.value ?? "").trim();
    // From the last element, Tab leads to the browser's own controls.
    if (role === "RootWebArea" || role === "generic") return role;
    const said = `${role} “${name}”`;
    expect(name, said).not.toBe("");
    // The page may still be scrolling there.
    await expect.poll(() => this.#page.evaluate(unseenFocus), said).toBe(false);
    return said;
  }
}

/** What keeps the focus from being seen: no outline, or something above it. Runs in the page. */
function unseenFocus(): string | false {
  const stop = document.activeElement as HTMLElement;
  const isVisible = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== "none" &&
    Number.parseFloat(outlineWidth) >= 1 &&
    outlineColor !== "rgba(0, 0, 0, 0)";
  // A choice is outlined by its label, a product by its whole card.
  const outlined = [stop, stop.closest("label"), stop.closest(".group\\/card")].find(
    (element) => element && isVisible(getComputedStyle(element)),
  );
  if (!outlined) return `no outline: ${stop.outerHTML.slice(0, 200)}`;
  const drawn = stop.closest("label") ?? stop;
  const boxes = [...drawn.getClientRects()];
  const isOnTop = boxes.some(({ left, top, width, height }) => {
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (drawn.contains(at) || at.contains(drawn));
  });
  return isOnTop ? false : `covered or off the screen: ${stop.outerHTML.slice(0, 200)}`;
}

interface Detail {
  path: string;
  options: { values: unknown[] }[];
  variants: { available: number; price: { amount: number } }[];
}

/** A product of a category with a choice, of which every variant can be bought. */
async function choosable(page: Page, categoryId: string, locale: string): Promise<string> {
  const list = await page.request.get(`/api/v1/products?categoryId=${categoryId}&lang=${locale}`);
  const { items } = (await list.json()) as { items: { id: number }[] };
  for (const { id } of items) {
    const answer = await page.request.get(`/api/v1/products/${id}?lang=${locale}`);
    const { path, options, variants } = (await answer.json()) as Detail;
    const isFine = variants.every(
      ({ available, price }) => available >= ENOUGH && price.amount <= CHEAP,
    );
    if (isFine && options.some(({ values }) => values.length > 1)) return path;
  }
  throw new Error("no product of the category can be bought in every variant");
}

/** Waits for the page without touching it: the mouse stays where it is. */
async function ready(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

test("places an order by keyboard only at 200 % zoom", NIGHTLY, async ({ page, shop }) => {
  test.slow();
  const { words, locale } = shop;
  const { catalog, cart, orders } = words;
  const main = page.getByRole("main");
  const announced = page.locator("body p[aria-live=polite].sr-only").first();
  const keys = await Keyboard.of(page);
  await page.goto(shop.at("/"));
  await ready(page);

  await test.step("skip the menus and open a product of a category", async () => {
    await keys.enter(page.getByRole("link", { name: words.shell.skip }));
    await keys.enter(main.getByRole("link", { name: locale === "ar" ? /^لمبات/ : /^Lamps/ }));
    await expect(page).toHaveURL(/\/categories\/product\/\d+-/);
    await expect(announced).toContainText(locale === "ar" ? "لمبات" : "Lamps");
    const category = /\/categories\/product\/(\d+)-/.exec(page.url())?.[1] ?? "";
    const path = await choosable(page, category, locale);
    await keys.enter(main.locator(`a[data-card-link][href*="${path.split("?")[0]}"]`));
    await expect(page).toHaveURL(/\/product\/\d+-/);
  });

  await test.step("choose another variant, set two units and add them", async () => {
    const add = main.locator("form").getByRole("button", { name: catalog.detail.add });
    await expect(add).toBeVisible();
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await expect(announced).toContainText(name);
    const choice = main.getByRole("radio", { checked: true });
    await keys.tabTo(choice);
    const before = await choice.first().getAttribute("value");
    await keys.press("ArrowDown");
    await expect(page).toHaveURL(/variant=/);
    await expect(choice.first()).not.toHaveValue(before ?? "");
    await keys.tabTo(main.getByRole("textbox", { name: catalog.detail.quantity }));
    await keys.press("ArrowUp");
    await keys.enter(add);
  });

  await test.step("close the panel, which returns the focus, then check out", async () => {
    const panel = page.getByRole("dialog", { name: cart.title });
    const add = main.locator("form").getByRole("button", { name: catalog.detail.add });
    await expect(panel).toBeVisible();
    await keys.press("Escape");
    await expect(panel).toBeHidden();
    await expect(add).toBeFocused();
    await keys.press("Shift+Tab");
    await keys.enter(add);
    await expect(panel).toBeVisible();
    await keys.enter(panel.getByRole("link", { name: cart.checkout }));
    await expect(page).toHaveURL(/\/Order$/);
    await expect(announced).toContainText(orders.checkout.title);
  });

  await test.step("fill in the checkout and order", async () => {
    const typed = {
      "contact.name": "ليلى حسن",
      "contact.phone": "٠١٠١٢٣٤٥٦٧٨",
      "address.city": "مدينة نصر",
      "address.street": "عباس العقاد",
      "address.building": "١٢",
    };
    for (const [name, text] of Object.entries(typed)) {
      if (name === "address.city") {
        await keys.tabTo(page.getByLabel(orders.field.governorate));
        // The first of the list.
        await keys.press("ArrowDown");
      }
      await keys.type(page.locator(`[name='${name}']`), text);
    }
    const place = page.locator("main form button[type=submit]");
    await expect(place).toContainText(/\d/);
    const method = main.locator("input[name=paymentMethod]:checked");
    await keys.tabTo(method);
    await expect(method).toHaveValue("cod");
    await keys.press("ArrowDown");
    await expect(method).not.toHaveValue("cod");
    await keys.press("ArrowUp");
    await expect(method).toHaveValue("cod");
    await keys.enter(place);
    await expect(page).toHaveURL(/\/Order\/F-[\w-]+$/);
  });

  const number = /\/Order\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ليلى");
  await expect(main).toContainText(number);
  await expect(announced).toContainText(number);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const length = Number(effect?.getComputedTiming().activeDuration ?? 0);
        return playState === "running" && length > 10;
      }).length,
  );
  expect(moving).toBe(0);
});
