import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const decisions = readdirSync(join(ROOT, "docs", "adr"))
  .filter((name) => name !== "0000-template.md")
  .toSorted();
const STATUS = /^Date: \d{4}-\d\d-\d\d · Status: (?:proposed|accepted|superseded by \[\d{4}\])/m;
/** Superseded decisions may name files that no longer exist. */
const isHistory = (path: string) => read(path).includes("Status: superseded by");

const documents = [
  ...[
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "bench/README.md",
    "bench/scale/README.md",
  ],
  ...readdirSync(join(ROOT, "docs")).map((name) => `docs/${name}`),
  ...decisions.map((name) => `docs/adr/${name}`),
  ...readdirSync(join(ROOT, "server", "modules")).map((name) => `server/modules/${name}/README.md`),
].filter((path) => path.endsWith(".md") && existsSync(join(ROOT, path)) && !isHistory(path));

test("decisions are numbered without gaps, each with its date and status", () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(
    decisions.map((_, index) => index + 1),
  );
  const unmarked = decisions.filter((name) => {
    const text = read(`docs/adr/${name}`);
    return !text.startsWith(`# ${name.slice(0, 4)}: `) || !STATUS.test(text);
  });
  expect(unmarked).toEqual([]);
});

test("links of documents lead somewhere", () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("documents name only files that exist, but for the module of the example", () => {
  const PATH = /`((?:contract|server|web|db|tests|tools|bench|docs)\/[\w./-]+)`/g;
  const missing = documents.flatMap((path) =>
    [...read(path).matchAll(PATH)]
      .map(([, named = ""]) => named)
      .filter((named) => !named.includes("gifts") && !existsSync(join(ROOT, named)))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test("every term of the glossary is there once, in the order of the alphabet", () => {
  const terms = [...read("docs/glossary.md").matchAll(/^\| (?!term |-)(.+?) +\|/gm)].map(
    ([, term = ""]) => term.toLowerCase().replaceAll(/[`']/g, ""),
  );
  expect(terms.length).toBeGreaterThan(100);
  expect(terms).toEqual([...new Set(terms)].toSorted());
});
