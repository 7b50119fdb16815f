import { registerPerson } from "../customer.ts";
import { BOTH_LANGUAGES, test } from "../shop-test.ts";
test("look", BOTH_LANGUAGES, async ({ page, shop }) => {
  test.slow();
  await registerPerson(page);
  await page.request.get("/");
  const answer = await page.request.get("/api/v1/planner/lights");
  const { lights } = (await answer.json()) as {
    lights: { variantId: number; mounting: string; flux: number }[];
  };
  const id = lights.find((l) => l.mounting === "recessed" && l.flux > 600)?.variantId;
  const places = [800, 2500, 4200]
    .flatMap((x) => [1000, 3000].map((y) => `${id}-${x}-${y}`))
    .join("_");
  await shop.open(
    page,
    `/planner?room=5000-4000-2800&boxes=wardrobe-0-0-1800-600-2200_beam-0-1900-5000-250-300_wardrobe-3200-2600-900-500-1200&lights=${places}`,
  );
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/look-planner-${shop.locale}.png`, fullPage: true });
  await page
    .getByRole("button", { name: shop.words.planner.save.press, exact: true })
    .first()
    .click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look-save-${shop.locale}.png` });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: shop.words.planner.save.press, exact: true })
    .click();
  await page.waitForTimeout(1500);
  await shop.open(page, "/Account?part=plans");
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `/tmp/look-account-${shop.locale}.png` });
});
