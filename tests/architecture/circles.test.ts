import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "circles-"));
  for (const name of [".oxlintrc.json", "package.json"])
    cpSync(join(ROOT, name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The linter's findings about import cycles in these files, with the repository's settings. */
function circlesIn(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const oxlint = join(ROOT, "node_modules", "oxlint", "bin", "oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "server"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(join(folder, "server"), { recursive: true });
  return stdout.includes("import(no-cycle)") ? "circle" : stdout;
}

const A = "server/modules/cart/add.ts";
const B = "server/modules/cart/line.ts";

test.each([
  ["values", `import { b } from "./line.ts";\nexport const a = b;\n`],
  ["types alone", `import type { B } from "./line.ts";\nexport type A = B;\n`],
  ["a type among values", `import { type B } from "./line.ts";\nexport type A = B;\n`],
  ["what is passed on", `export * from "./line.ts";\n`],
  ["an alias", `import type { B } from "#server/modules/cart/line.ts";\nexport type A = B;\n`],
])("a circle of files is reported by the linter: %s", (_name, add) => {
  const line = `import type { A } from "./add.ts";\nexport type B = A | 1;\nexport const b = 1;\n`;
  expect(circlesIn({ [A]: add, [B]: line })).toBe("circle");
});

test("files without a circle are not", () => {
  const add = `import type { B } from "./line.ts";\nexport type A = B;\n`;
  expect(circlesIn({ [A]: add, [B]: "export type B = 1;\n" })).not.toBe("circle");
});
