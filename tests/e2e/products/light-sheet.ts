import type { Locator } from "@playwright/test";

/** Below this width (px) the controls of a lit picture are in a sheet. */
const NARROW = 1024;

/** Opens the sheet with the controls of a lit picture, where there is one. */
export async function openLightSheet(slide: Locator, name: string): Promise<void> {
  const { width = 0 } = slide.page().viewportSize() ?? {};
  if (width < NARROW) await slide.getByRole("button", { name, exact: true }).click();
}
