import type { Locator, Page } from "@playwright/test";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { callAs } from "../buying.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

async function lightsOf(page: Page, locale: string): Promise<PlannerLight[]> {
  const answer = await page.request.get("/api/v1/planner/lights", {
    headers: { "accept-language": locale },
  });
  return ((await answer.json()) as { lights: PlannerLight[] }).lights;
}

async function lightWith(
  page: Page,
  locale: string,
  fits: (light: PlannerLight) => boolean,
): Promise<PlannerLight> {
  const found = (await lightsOf(page, locale)).find(fits);
  if (!found) throw new Error("no such light in stock");
  return found;
}

const handlesOf = (page: Page) => page.locator("#plan").getByRole("group").getByRole("button");

/** Drags with a finger: Playwright can tap, but not drag. */
async function dragByTouch(page: Page, handle: Locator, by: { x: number; y: number }) {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle to drag");
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: object[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points as { x: number; y: number }[],
    });
  await touch("touchStart", [start]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", [{ x: start.x + by.x * share, y: start.y + by.y * share }]);
  await touch("touchEnd", []);
  await session.detach();
}

test("drags a light by touch without scrolling the page", async ({ page, shop }) => {
  const light = await lightWith(page, shop.locale, ({ mounting }) => mounting === "recessed");
  await shop.open(page, `/planner?room=5000-4000-2800&lights=${light.variantId}-2500-2000`);
  expect(page.viewportSize()?.width).toBe(390);
  const handle = handlesOf(page).first();
  await expect(handle).toBeVisible();
  const resting = (await handle.getAttribute("aria-label")) ?? "";
  await handle.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await dragByTouch(page, handle, { x: 60, y: 50 });
  await expect(handle).not.toHaveAttribute("aria-label", resting);
  const moved = new RegExp(`lights=${light.variantId}-(2[6-9]|3|4)\\d+-(2[1-9]|3)\\d+`);
  await expect(page).toHaveURL(moved);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await shop.expectNoOverflow(page);
});

test(
  "rotates and lowers a planned chandelier by keyboard and typing",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { planner } = shop.words;
    const light = await lightWith(
      page,
      shop.locale,
      ({ lamps, hanging, mounting }) =>
        mounting === "suspended" && lamps !== null && hanging !== null && hanging.longest > 1100,
    );
    await shop.open(
      page,
      `/planner?room=5000-4000-2800&use=dining&lux=200&lights=${light.variantId}-2500-2000`,
    );
    const handle = handlesOf(page).first();
    await expect(handle).toBeVisible();
    const parts = page.getByRole("region", { name: planner.parts.title });
    await expect(parts).toContainText(light.lamps?.variant.name ?? "");
    const inPlan = page.getByRole("list", { name: planner.lights.inPlan });
    await expect(inPlan).toContainText(light.lamps?.variant.name ?? "");

    await handle.press("r");
    await expect(page).toHaveURL(new RegExp(`lights=${light.variantId}-2500-2000-t90`));
    await handle.press("Shift+R");
    await expect(page).toHaveURL(/-t105/);
    const turn = page.getByLabel(planner.plan.turn, { exact: true });
    await expect(turn).toHaveValue("105");
    await turn.fill("٤٥");
    await expect(page).toHaveURL(/-t45/);

    const drop = page.getByLabel(planner.plan.drop, { exact: true });
    const table = page.getByRole("table").filter({ hasText: planner.result.uniformity });
    const cell = table.getByRole("row").filter({ hasText: planner.result.table }).locator("td");
    const average = async () =>
      Number(/[\d.]+/.exec((await cell.first().textContent()) ?? "")?.[0]);
    await expect(cell.first()).toBeVisible();
    const before = await average();
    await drop.fill(String((light.hanging?.shortest ?? 0) / 1000));
    await expect(page).toHaveURL(new RegExp(`-t45-d${light.hanging?.shortest}`));
    await expect.poll(average).not.toBe(before);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "warns about lights too far apart and advises a spacing",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { planner } = shop.words;
    const light = await lightWith(
      page,
      shop.locale,
      ({ mounting, beam }) => mounting === "recessed" && beam !== null && beam <= 40,
    );
    const apart = `${light.variantId}-1250-2000_${light.variantId}-3750-2000`;
    await shop.open(page, `/planner?room=5000-4000-2800&lights=${apart}`);
    const result = page.getByRole("region", { name: planner.result.title });
    await expect(result).toContainText(planner.result.spacing);
    // The positions above it begin with the same words.
    const warning = planner.result.tooWide.split("}").at(-1)?.trim() ?? "";
    await expect(result).toContainText(warning);
    const wide = await lightWith(
      page,
      shop.locale,
      ({ mounting, beam }) => mounting === "recessed" && beam !== null && beam >= 60,
    );
    const close = [1, 2, 3, 4, 5].flatMap((column) =>
      [1, 2, 3, 4].map((row) => `${wide.variantId}-${column * 1000 - 500}-${row * 1000 - 500}`),
    );
    await shop.open(page, `/planner?room=5000-4000-2800&lights=${close.join("_")}`);
    await expect(result).toContainText(planner.result.spacing);
    await expect(result).not.toContainText(warning);
  },
);

test(
  "opens the planner with the cart's lights and quantities",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const spot = await lightWith(
      page,
      shop.locale,
      ({ mounting, available }) => mounting === "recessed" && available > 6,
    );
    const hung = await lightWith(
      page,
      shop.locale,
      ({ lamps, mounting }) => lamps !== null && mounting === "suspended",
    );
    for (const [variantId, quantity] of [
      [spot.variantId, 6],
      [hung.variantId, 1],
    ])
      await callAs(page, "POST", "/api/v1/cart/lines", { variantId, quantity });
    await shop.open(page, "/Cart");
    await page.getByRole("link", { name: shop.words.cartCheck.plan }).click();
    await expect(handlesOf(page)).toHaveCount(7);
    await expect(page).toHaveURL(new RegExp(`lights=.*${hung.variantId}-2500-2000`));
  },
);
