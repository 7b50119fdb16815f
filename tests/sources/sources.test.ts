import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { treeWith, type Change } from "../architecture/clean-tree.ts";
import { readTree, type Problem, type Tree } from "../architecture/read-tree.ts";
import { countedMessageProblems } from "./check-messages.ts";
import { patchedPackageProblems } from "./check-packages.ts";
import * as texts from "./check-texts.ts";
import { vocabularyProblems } from "./check-words.ts";

/** What no linter finds in the sources. */
const rules = {
  "patched-package": patchedPackageProblems,
  "counted-message": countedMessageProblems,
  vocabulary: vocabularyProblems,
  "cut-text": texts.cutTextProblems,
  arabic: texts.arabicProblems,
  "hard-coded-text": texts.hardCodedTextProblems,
  "physical-css": texts.physicalCssProblems,
} satisfies Record<string, (tree: Tree) => Problem[]>;

/** Each file breaks the rule it is listed under. */
const mutations: Record<keyof typeof rules, Change[]> = {
  "patched-package": [
    { "vite.config.ts": plugin(`transform(code) { return code.replace("a", "b"); }`) },
    { "vite.config.ts": plugin("transform: { filter: { id: /\\/react-router\\// }, handler }") },
    { "web/shell/cut.ts": plugin("transform: { filter: { id: FILE }, handler }") },
    { "web/shell/cut.ts": plugin("transform: { filter: { id: CUT }, handler }") },
    { "web/shell/cut.ts": plugin("load: { filter: { id: /lucide/ }, handler }") },
    { "web/shell/cut.ts": plugin("renderChunk(code) { return cut(code); }") },
    { "vite.config.ts": plugin(`config: () => ({ find: /^react-dom$/, replacement })`) },
    { "tools/cut.mjs": `writeFileSync(join(ROOT, "node_modules/react/index.js"), code);\n` },
    { "package.json": `{ "scripts": { "postinstall": "node tools/cut.mjs" } }\n` },
  ],
  "cut-text": [
    { "server/modules/cart/note.ts": "export const note = text.slice(0, LONGEST_NOTE);\n" },
    { "server/modules/cart/note.ts": "export const note = text.trim().slice(0, 500);\n" },
    { "server/platform/db.ts": "export const name = text.substring(0, 40);\n" },
  ],
  "counted-message": [
    { "server/modules/cart/mail-cart.ts": "await sendMail(work, { to });\n" },
    { "server/modules/catalog/messages.ts": "await sendSms(work, { to });\n" },
    {
      "server/modules/cart/limits.ts": `${importOf("#server/platform/secrets/attempts.ts")}const limit = { ...SENT, key: body.email };\n`,
    },
  ],
  vocabulary: [
    { "web/api/wish-list.ts": "export const list = 1;\n" },
    { "server/modules/cart/order.ts": "export const takeStep = 1;\n" },
    { "server/modules/cart/order.ts": "export interface DoorFacts { paid: boolean }\n" },
    { "bench/run.ts": "export const TOLD_BUYERS = 1;\n" },
  ],
  arabic: [
    { "web/shell/logo.tsx": `export const name = "فانوس";\n` },
    { "web/shell/logo.tsx": "export const Logo = () => <b>فانوس</b>;\n" },
  ],
  "hard-coded-text": [
    { "web/shell/logo.tsx": "export const Logo = () => <b>Fanous lighting <i /></b>;\n" },
    { "web/shell/logo.tsx": "export const Logo = () => <b>{n} Lamps</b>;\n" },
    { "web/shell/logo.tsx": "export const Logo = () => <b>Don't pay (yet); wait&nbsp;</b>;\n" },
    { "web/shell/logo.tsx": `export const Logo = () => <img alt="Logo" />;\n` },
  ],
  "physical-css": [
    { "web/shell/logo.tsx": `export const Logo = () => <b className="p-2 md:-ml-2" />;\n` },
    { "web/shell/logo.tsx": `export const edge = cn("hover:[&>i]:border-r-2");\n` },
    { "web/shell/logo.tsx": "export const Logo = () => <b style={{ marginLeft: 2 }} />;\n" },
    { "web/styles/card.css": ".card { padding-right: 1rem; }\n" },
    { "web/styles/card.css": ".card { position: absolute; left: 0; }\n" },
  ],
};

const clean: Change = {
  "package.json": `{ "scripts": { "build": "react-router build" } }\n`,
  "web/i18n/messages/ar.ts": `export const ar = { close: "إغلاق" };\n`,
  "web/styles/tokens.css": ".card { margin-inline-start: 1rem; inset-inline-end: 0; }\n",
  "web/i18n/compile-messages.ts": [
    `import type { Plugin } from "vite";`,
    "const FILE = /\\/web\\/i18n\\/messages\\//;",
    "export const compile = (): Plugin => ({",
    `  name: "compile",`,
    "  transform: { filter: { id: FILE }, handler: compiled },",
    "});\n",
  ].join("\n"),
};

const tree = readTree(fileURLToPath(new URL("../..", import.meta.url)));

describe.each(Object.keys(rules) as (keyof typeof rules)[])("%s", (rule) => {
  test("finds no problem in the repository", () => {
    expect(rules[rule](tree).map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  });

  test("finds no problem in a clean shop", () => {
    expect(rules[rule](treeWith(clean))).toEqual([]);
  });

  test.each(mutations[rule].map((change) => [Object.keys(change)[0], change] as const))(
    "reports %s",
    (_file, change) => {
      expect(rules[rule](treeWith({ ...clean, ...change }))).not.toEqual([]);
    },
  );
});

function importOf(target: string): string {
  return `import { thing } from "${target}";\nexport const it = thing;\n`;
}

function plugin(hook: string): string {
  return `import type { Plugin } from "vite";\nexport const own = (): Plugin => ({ name: "own", ${hook} });\n`;
}
