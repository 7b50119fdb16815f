import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";

/** Nobody has been near them: they are styled, and not laid out. */
const PARTS = ".below-fold *";

test(
  "what is below the first view has its colours also where it was styled before the style sheet came",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    for (const path of ["/", "/product"]) {
      await shop.open(page, path);
      const colours = () =>
        page
          .locator(PARTS)
          .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
      const setSheets = (disabled: boolean) =>
        page.evaluate(async (isOff) => {
          for (const sheet of document.styleSheets) sheet.disabled = isOff;
          await new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve));
          });
        }, disabled);
      const before = await colours();
      await setSheets(true);
      expect(await colours()).not.toEqual(before);
      await setSheets(false);
      expect(await colours()).toEqual(before);
    }
  },
);
