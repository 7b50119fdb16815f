import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
/** Tailwind's own steps of scales that `tokens.css` resets: as classes they would do nothing. */
const GONE =
  /(?<![\w-])(?:leading-(?:snug|normal|relaxed|loose)|text-(?:xs|sm|base|lg|xl|\dxl))(?![\w-])/g;

test("uses no Tailwind classes of scales that tokens.css resets", async () => {
  const lost: string[] = [];
  for await (const file of glob("**/*.tsx", { cwd: WEB })) {
    const source = await readFile(join(WEB, file), "utf8");
    lost.push(...[...source.matchAll(GONE)].map(([name]) => `${file}: ${name}`));
  }
  expect(lost).toEqual([]);
});
