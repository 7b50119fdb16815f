import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { RoomFacts } from "#contract/lighting/planner-endpoints.ts";
import { callAs } from "../buying.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

interface Offered {
  variantId: number;
  name: string;
  flux: number;
  mounting: string;
  available: number;
  path: string;
}

async function offered(page: Page, locale: string): Promise<Offered[]> {
  const answer = await page.request.get("/api/v1/planner/lights", {
    headers: { "accept-language": locale },
  });
  return ((await answer.json()) as { lights: Offered[] }).lights;
}

async function smallDownlight(page: Page, locale: string): Promise<Offered> {
  const lights = await offered(page, locale);
  const fits = ({ mounting, flux, available }: Offered) =>
    mounting === "recessed" && flux > 600 && flux < 1500 && available > 20;
  const found = lights.find(fits);
  if (!found) throw new Error("no downlight in stock");
  return found;
}

/** The number in a cell: "143 lx" → 143. */
const figureOf = (text: string | null) => Number(/[\d.]+/.exec(text ?? "")?.[0]);
const namesOf = async (handles: Locator) =>
  Promise.all((await handles.all()).map((one) => one.getAttribute("aria-label")));

test(
  "plans a reception, edits and shares it, and fills the cart",
  NIGHTLY,
  async ({ page, shop, browser }) => {
    // The whole process from an empty room to the cart, in two browsers.
    test.slow();
    const { planner, cart } = shop.words;
    const light = await smallDownlight(page, shop.locale);
    await shop.open(page, `/planner?light=${light.variantId}`);
    const plan = page.getByRole("region", { name: planner.plan.title, exact: true });
    const handles = plan.getByRole("group", { name: /\d.*\d/ }).getByRole("button");
    await expect(handles.first()).toBeVisible();

    await test.step("describe the room, in any digits", async () => {
      await page.getByLabel(planner.room.length).fill("٥");
      await page.getByLabel(planner.room.width).fill("4");
      await page.getByLabel(planner.room.height).fill("٢٫٨");
      await page.getByLabel(planner.use.title).selectOption("reception");
      const arrange = page.getByRole("button", { name: planner.lights.propose });
      await arrange.click();
      await expect(arrange).not.toHaveAttribute("aria-busy", "true");
      await expect(page).toHaveURL(/room=5000-4000-2800/);
    });

    const isTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    expect(isTouch).toBe(shop.locale === "ar");
    const { touch, keys } = planner.plan;
    await expect(page.getByText(isTouch ? touch : keys)).toBeVisible();
    await expect(page.getByText(isTouch ? keys : touch)).toBeHidden();

    const table = page.getByRole("table").filter({ hasText: planner.result.uniformity });
    const average = table.getByRole("row").filter({ hasText: planner.result.table }).locator("td");
    await expect(average.first()).toBeVisible();
    const proposed = figureOf(await average.first().textContent());
    // The lumen method has proposed it for 150 lx.
    expect(proposed).toBeGreaterThan(75);
    expect(proposed).toBeLessThan(300);
    await expect(page.getByText(planner.guide).first()).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const count = await handles.count();

    await test.step("move lights by keyboard, typing and pointer, and remove one", async () => {
      const [before] = await namesOf(handles);
      await handles.first().focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+ArrowDown");
      await expect(handles.first()).not.toHaveAttribute("aria-label", before ?? "");
      await expect(page.getByText(planner.result.offGrid)).toBeVisible();

      const typed = page.getByRole("textbox", {
        name: planner.plan.xOf.replace("{number, number}", "1"),
      });
      await typed.fill("٢٫٥");
      await typed.blur();
      await expect(typed).toHaveValue("2.5");

      await handles.last().press("Delete");
      await expect(handles).toHaveCount(count - 1);
      await expect(handles.last()).toBeFocused();
      await expect
        .poll(async () => figureOf(await average.first().textContent()))
        .toBeLessThan(proposed);

      await handles.last().scrollIntoViewIfNeeded();
      const box = await handles.last().boundingBox();
      if (!box) throw new Error("no handle to drag");
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const resting = await handles.last().getAttribute("aria-label");
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x - 40, middle.y - 20, { steps: 4 });
      await page.mouse.up();
      await expect(handles.last()).not.toHaveAttribute("aria-label", resting ?? "");
      await expect(page).toHaveURL(/lights=\d+-2500-/);
    });

    await test.step("share the URL: another browser shows the same plan", async () => {
      // Pages may not read the clipboard, so what is written to it is recorded instead.
      await page.evaluate(() => {
        navigator.clipboard.writeText = async (text) => {
          document.documentElement.dataset["copied"] = text;
        };
      });
      await plan.getByRole("button", { name: planner.share.press }).click();
      await expect(page.getByText(planner.share.copied).first()).toBeVisible();
      const address = (await page.locator("html").getAttribute("data-copied")) ?? "";
      const names = await namesOf(handles);
      const friend = await (await browser.newContext()).newPage();
      await friend.goto(address);
      const same = friend
        .getByRole("group", { name: planner.plan.drawing.split("{")[0]?.trim() ?? "" })
        .getByRole("button");
      await expect(same).toHaveCount(names.length);
      await expect.poll(() => namesOf(same)).toEqual(names);
      await friend.context().close();
    });

    await test.step("download the drawing for the electrician", async () => {
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: planner.plan.forElectrician }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`plan-${shop.locale}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    });

    await test.step("switch the language and keep the plan", async () => {
      const kept = await handles.count();
      const language = page.locator("a[hreflang][lang]").filter({ visible: true }).first();
      await language.click();
      await expect(page.locator("html")).not.toHaveAttribute("lang", shop.locale);
      await expect(page.locator("#plan [role=group] button")).toHaveCount(kept);
      await language.click();
      await expect(page.locator("html")).toHaveAttribute("lang", shop.locale);
      await expect(handles).toHaveCount(kept);
    });

    await test.step("put it into the cart", async () => {
      const stepper = page.getByRole("textbox", {
        name: planner.lights.count.replace("{name}", light.name),
      });
      await stepper.fill("٢");
      await stepper.press("Enter");
      await expect(handles).toHaveCount(2);
      await page.getByRole("button", { name: planner.parts.add }).click();
      const dialog = page.getByRole("dialog", { name: cart.title });
      await expect(dialog).toContainText(light.name);
      await expect
        .poll(() => callAs<{ items: object[] }>(page, "GET", "/api/v1/cart"))
        .toMatchObject({ items: [{ variantId: light.variantId, quantity: 2 }] });
    });
  },
);

test(
  "proposes cheapest, most even, most efficient and warmest plans",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { planner } = shop.words;
    await shop.open(page, "/planner?room=4000-3000-2700&use=bedroom&lux=125");
    const panel = page.getByRole("region", { name: planner.compare.title });
    await panel.getByRole("button", { name: planner.compare.start }).click();
    const cards = panel.getByRole("listitem");
    await expect(
      panel.getByRole("heading", { name: planner.compare.own, exact: true }),
    ).toBeVisible({ timeout: 60_000 });
    for (const aim of ["cheapest", "even", "efficient", "warmest"] as const)
      await expect(panel.getByRole("heading", { name: planner.compare[aim] })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const cheapest = cards.filter({
      has: page.getByRole("heading", { name: planner.compare.cheapest }),
    });
    const name = (await cheapest.locator("p bdi").first().textContent()) ?? "";
    await cheapest.getByRole("button").click();
    const inPlan = page.getByRole("list", { name: planner.lights.inPlan });
    await expect(inPlan.getByRole("listitem")).toHaveCount(1);
    await expect(inPlan).toContainText(name.trim());
  },
);

/** A chandelier with a known size and drop. */
async function chandelier(page: Page, locale: string) {
  for (const light of await offered(page, locale)) {
    const answer = await page.request.get(`/api/v1/sons/${light.variantId}/room-facts`);
    const { hanging } = (await answer.json()) as RoomFacts;
    if (hanging?.diameter && hanging.drop)
      return { ...light, diameter: hanging.diameter, shortest: hanging.drop[0] };
  }
  throw new Error("no chandelier in stock");
}

test(
  "shows whether a chandelier fits the shopper's room and saves the room",
  NIGHTLY,
  async ({ page, shop }) => {
    const { roomAdvice } = shop.words;
    const { path, variantId, diameter, shortest } = await chandelier(page, shop.locale);
    const { sku } = await skuOf(page, path, variantId);
    await shop.open(page, `${path}?variant=${sku.toLowerCase()}`);
    const section = page.getByRole("region", { name: roomAdvice.title });
    const field = (name: string) => section.getByLabel(name);
    // A square room for which the rule gives exactly its diameter.
    const side = ((diameter * 12) / 2 / 1000).toFixed(2);
    await field(roomAdvice.length).fill(side);
    await field(roomAdvice.width).fill(side);
    await field(roomAdvice.height).fill("3.5");
    await expect(section.getByText(roomAdvice.sizes.fits, { exact: true })).toBeVisible();
    await expect(section.getByText(roomAdvice.heights.fits, { exact: true })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await field(roomAdvice.length).fill("٢");
    await field(roomAdvice.width).fill("٢");
    const low = Math.max(2000, Math.min(8000, 2000 + shortest));
    await field(roomAdvice.height).fill(String(low / 1000));
    await expect(section.getByText(roomAdvice.sizes.large, { exact: true })).toBeVisible();
    await expect(section.getByText(roomAdvice.heights.low, { exact: true })).toBeVisible();
    await page.reload();
    await expect(section.getByText(roomAdvice.sizes.large, { exact: true })).toBeVisible();

    await field(roomAdvice.roomUse).selectOption("dining");
    const plan = section.getByRole("link", { name: roomAdvice.plan });
    await expect(plan).toHaveAttribute("href", /use=dining&lux=200&light=\d+&drop=\d+/);
    await plan.click();
    await expect(page).toHaveURL(/\/planner\?/);
    await expect(page.getByLabel(shop.words.planner.room.length)).toHaveValue("2");
  },
);

async function skuOf(page: Page, path: string, variantId: number): Promise<{ sku: string }> {
  const id = /\/product\/(\d+)/.exec(path)?.[1] ?? "";
  const answer = await page.request.get(`/api/v1/products/${id}`);
  const { variants } = (await answer.json()) as { variants: { id: number; sku: string }[] };
  const variant = variants.find((one) => one.id === variantId);
  if (!variant) throw new Error(`${path} has no variant ${variantId}`);
  return variant;
}

test(
  "recalculates the light for dark walls and offers an angled room",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { planner } = shop.words;
    const light = await smallDownlight(page, shop.locale);
    const lights = [1000, 4000].flatMap((x) =>
      [1000, 2000].map((y) => `${light.variantId}-${x}-${y}`),
    );
    await shop.open(page, `/planner?room=5000-4000-2800&lights=${lights.join("_")}`);
    const table = page.getByRole("table").filter({ hasText: planner.result.uniformity });
    const cell = table
      .getByRole("row")
      .filter({ hasText: planner.result.floor })
      .locator("td")
      .first();
    const average = async () => figureOf(await cell.textContent());
    await expect(cell).toBeVisible();
    const light0 = await average();
    await page
      .getByRole("group", { name: planner.colours.walls })
      .getByRole("radio", { name: planner.colours.dark })
      .check({ force: true });
    await expect.poll(average).toBeLessThan(light0 * 0.9);
    await page.getByRole("radio", { name: planner.room.angled }).check({ force: true });
    await expect(page.getByLabel(planner.room.corner, { exact: true })).toHaveValue("end-end");
    await shop.expectAccessible(page);
  },
);

test(
  "recalculates the light when a wardrobe is placed and moved",
  NIGHTLY,
  async ({ page, shop }) => {
    const { planner } = shop.words;
    const words = planner.obstacles;
    const light = await smallDownlight(page, shop.locale);
    await shop.open(page, `/planner?room=5000-4000-2800&lights=${light.variantId}-1000-2000`);
    const table = page.getByRole("table").filter({ hasText: planner.result.uniformity });
    const cell = table.getByRole("row").filter({ hasText: planner.result.floor }).locator("td");
    const average = async () => figureOf(await cell.first().textContent());
    await expect(cell.first()).toBeVisible();
    const before = await average();
    await page.getByRole("button", { name: words.add.wardrobe }).click();
    const fields = page.getByRole("group", { name: words.wardrobe });
    await fields.getByLabel(words.y).fill("١");
    await fields.getByLabel(words.width).fill("2.5");
    await expect(page).toHaveURL(/boxes=wardrobe-0-1000-1800-2500-2200/);
    await expect.poll(average).not.toBe(before);

    const drawing = page.getByRole("group", {
      name: planner.plan.drawing.split("{")[0]?.trim() ?? "",
    });
    const handle = drawing.getByRole("button", { name: words.wardrobe });
    await handle.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(fields.getByLabel(words.x)).toHaveValue("0.5");
    const box = await handle.boundingBox();
    if (!box) throw new Error("no wardrobe on the plan");
    await page.mouse.move(box.x + 12, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 42, box.y + 12, { steps: 4 });
    await page.mouse.up();
    await expect(fields.getByLabel(words.x)).not.toHaveValue("0.5");

    await page.getByRole("button", { name: words.add.beam }).click();
    await expect(page).toHaveURL(/_beam-0-/);
    await expect(page.getByRole("link", { name: planner.plan.forElectrician })).toHaveAttribute(
      "href",
      /boxes=wardrobe.*beam/,
    );
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await handle.focus();
    await page.keyboard.press("Delete");
    await expect(page).toHaveURL(/boxes=beam/);
  },
);

test(
  "explains the calculation method with its table of figures",
  NIGHTLY,
  async ({ page, shop }) => {
    const { plannerMethod } = shop.words;
    await shop.open(page, "/planner/method");
    await expect(page.getByRole("heading", { level: 1, name: plannerMethod.title })).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(9);
    await expect(page.getByRole("link", { name: plannerMethod.back })).toHaveAttribute(
      "href",
      shop.at("/planner"),
    );
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);
