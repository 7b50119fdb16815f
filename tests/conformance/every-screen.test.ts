import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { SCREEN_NAMES, SCREENS } from "../e2e/admin/screens/screen-table.ts";

/** The screens that the back office declares, each with its subpaths. */
async function declaredScreens(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for await (const path of glob("admin/screens/*.ts")) {
    const [, ...screens] = (await readFile(path, "utf8")).split(/\bname: "/);
    for (const screen of screens) {
      const name = screen.slice(0, screen.indexOf('"'));
      found[name] = ["show", "create"].filter((part) => screen.includes(`\n    ${part}: lazy(`));
    }
  }
  return found;
}

test("covers every back office screen, record and create form in browser tests", async () => {
  const opened = Object.fromEntries(SCREEN_NAMES.map((name) => [name, [...SCREENS[name].has]]));
  expect(opened).toEqual(await declaredScreens());
});
