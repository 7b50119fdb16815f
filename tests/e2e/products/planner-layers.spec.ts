import type { Page } from "@playwright/test";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";

async function lightsOf(page: Page, locale: string): Promise<PlannerLight[]> {
  const answer = await page.request.get("/api/v1/planner/lights", {
    headers: { "accept-language": locale },
  });
  return ((await answer.json()) as { lights: PlannerLight[] }).lights;
}

async function offered(page: Page, locale: string, mounting: PlannerLight["mounting"]) {
  const lights = await lightsOf(page, locale);
  const light = lights.find((one) => one.mounting === mounting && one.available > 4);
  if (!light) throw new Error(`no ${mounting} light in stock`);
  return light;
}

test(
  "plans chandelier, wall lights and strip, and adds them to the cart",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { planner, cart } = shop.words;
    const [hung, wall, strip] = await Promise.all(
      (["suspended", "wall", "strip"] as const).map((kind) => offered(page, shop.locale, kind)),
    );
    if (!hung || !wall || !strip) throw new Error("no lights");
    await shop.open(page, `/planner?room=5000-4000-2800&lights=${hung.variantId}-2500-2000`);
    const handles = page.locator("#plan").getByRole("group").getByRole("button");
    await expect(handles).toHaveCount(1);
    const choose = (light: PlannerLight) =>
      page.getByLabel(planner.lights.choose, { exact: true }).selectOption(String(light.productId));

    await choose(wall);
    await page.getByRole("button", { name: planner.lights.adds.wall }).click();
    await expect(page).toHaveURL(/_\d+-2500-0-1700/);
    await handles.last().press("Shift+ArrowLeft");
    await handles.last().press("ArrowDown");
    // It stays on its wall.
    await expect(page).toHaveURL(/_\d+-2000-0-1700/);
    const words = page.getByRole("group", { name: planner.plan.more.replace(/\{.*\}/, "2") });
    await words.getByLabel(planner.plan.z).fill("١٫٩");
    await expect(page).toHaveURL(/_\d+-2000-0-1900/);

    await choose(strip);
    await page.getByRole("button", { name: planner.lights.cove }).click();
    await expect(handles).toHaveCount(6);
    await expect(page).toHaveURL(/_\d+-2500-80-2680-4840-x-up_/);
    const run = page.getByRole("group", { name: planner.plan.more.replace(/\{.*\}/, "3") });
    await run.getByLabel(planner.plan.length).fill("3");
    await run.getByLabel(planner.plan.facing).selectOption("down");
    await expect(page).toHaveURL(/_\d+-2500-80-2680-3000-x-down_/);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await page.getByRole("button", { name: planner.parts.add }).click();
    const dialog = page.getByRole("dialog", { name: cart.title });
    for (const { name } of [hung, wall, strip]) await expect(dialog).toContainText(name);
    const lines = async () => {
      const answer = await page.request.get("/api/v1/cart");
      return ((await answer.json()) as { items: { variantId: number; quantity: number }[] }).items;
    };
    // The panel shows them immediately, the server has them a moment later: their driver as well.
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(3);
    // 3 + 4.84 + 2 × 3.84 m are cut from four reels of 5 m.
    const pieces = (await lines()).find(({ variantId }) => variantId === strip.variantId);
    expect(pieces?.quantity).toBe(4);
  },
);

test("compares three lights in the same places of the room", NIGHTLY, async ({ page, shop }) => {
  test.slow();
  const { planner } = shop.words;
  const light = await offered(page, shop.locale, "recessed");
  const places = [1200, 3800].map((x) => `${light.variantId}-${x}-2000`);
  await shop.open(page, `/planner?room=5000-4000-2800&lights=${places.join("_")}`);
  const panel = page.getByRole("region", { name: planner.beside.title });
  await panel.getByRole("button", { name: planner.beside.start }).click();
  const pictures = panel.getByRole("listitem").getByRole("img");
  await expect(pictures).toHaveCount(4);
  await panel.getByRole("button", { name: planner.beside.add }).click();
  await expect(pictures).toHaveCount(6);
  await expect(panel.getByRole("button", { name: planner.beside.add })).toHaveCount(0);
  const [beam, other] = await panel
    .getByRole("list")
    .getByText(/^\d+°$/)
    .allTextContents();
  expect(beam).not.toBe(other);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await panel.getByRole("button", { name: planner.beside.remove }).first().click();
  await expect(pictures).toHaveCount(4);
  // What was rendered for everybody: two beams, and fruit under two lamps.
  const rendered = panel.getByRole("figure").filter({ hasText: /^(?:\d+°|CRI \d+)$/ });
  await expect(rendered).toHaveCount(4);
  for (const picture of await rendered.getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("naturalWidth", 640);
  }
  // The plan itself is unchanged.
  await expect(page.locator("#plan").getByRole("group").getByRole("button")).toHaveCount(2);
});

test(
  "proposes wall lights for a corridor, but not for a reception",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { planner } = shop.words;
    const wall = await offered(page, shop.locale, "wall");
    const names = (await lightsOf(page, shop.locale))
      .filter(({ mounting }) => mounting === "wall")
      .map(({ name }) => name);
    const room = `room=4000-1500-2800&lights=${wall.variantId}-1500-0-1700`;
    await shop.open(page, `/planner?${room}&use=reception`);
    const panel = page.getByRole("region", { name: planner.compare.title });
    await expect(panel).toContainText(planner.compare.ceilingAlone);
    await page.getByLabel(planner.use.title).selectOption("corridor");
    await expect(panel).toContainText(planner.compare.orWall);
    await expect(panel.getByText(planner.compare.anyOrWall)).toBeVisible();
    await panel.getByText(planner.compare.same).click();
    await panel.getByRole("button", { name: planner.compare.start }).click();
    await expect(
      panel.getByRole("heading", { name: planner.compare.own, exact: true }),
    ).toBeVisible({ timeout: 60_000 });
    const proposed = await panel.locator("li p > bdi").allTextContents();
    expect(proposed.length).toBeGreaterThan(1);
    for (const name of proposed) expect(names).toContain(name.trim());
    await panel.getByRole("listitem").nth(1).getByRole("button").click();
    await expect(page).toHaveURL(/lights=\d+-\d+-\d+-1700/);

    const beside = page.getByRole("region", { name: planner.beside.title });
    await beside.getByRole("button", { name: planner.beside.start }).click();
    await expect(beside.getByRole("listitem")).toHaveCount(2);
  },
);
