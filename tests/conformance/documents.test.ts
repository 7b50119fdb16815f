import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const decisions = readdirSync(join(ROOT, "docs", "adr"))
  .filter((name) => name !== "0000-template.md" && name !== "README.md")
  .toSorted();
const STATUS = /^Date: \d{4}-\d\d-\d\d · Status: (?:proposed|accepted)/m;
const HEADINGS = ["Context", "Decision", "Consequences", "Alternatives"];

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
  ...globSync("server/modules/**/README.md", { cwd: ROOT }),
].filter((path) => path.endsWith(".md") && existsSync(join(ROOT, path)));

test("has at most 18 decisions, numbered uniquely and indexed", () => {
  expect(decisions.length).toBeLessThanOrEqual(18);
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const index = read("docs/adr/README.md");
  const titles = decisions.map((name) => {
    const [, title = ""] = /^# \d{4}: (.+)/.exec(read(`docs/adr/${name}`)) ?? [];
    return `- [${name.slice(0, 4)}](${name}) ${title}`;
  });
  expect(index.match(/^- .+/gm)).toEqual(titles);
});

test("gives each decision number, date, status and the four headings", () => {
  const malformed = decisions.filter((name) => {
    const text = read(`docs/adr/${name}`);
    const headings = [...text.matchAll(/^## (.+)/gm)].map(([, heading]) => heading);
    const isTitled = text.startsWith(`# ${name.slice(0, 4)}: `) && STATUS.test(text);
    return !isTitled || headings.join() !== HEADINGS.join();
  });
  expect(malformed).toEqual([]);
});

test("has a README of at most 40 lines per server module", () => {
  const modules = readdirSync(join(ROOT, "server", "modules"));
  const readmes = globSync("server/modules/**/README.md", { cwd: ROOT });
  expect(readmes).toEqual(
    expect.arrayContaining(modules.map((name) => `server/modules/${name}/README.md`)),
  );
  expect(readmes.filter((path) => read(path).split("\n").length - 1 > 40)).toEqual([]);
});

test("links only to existing files", () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("names only existing files, except in the example module", () => {
  const PATH = /`((?:contract|server|web|db|tests|tools|bench|docs)\/[\w./-]+)`/g;
  const missing = documents.flatMap((path) =>
    [...read(path).matchAll(PATH)]
      .map(([, named = ""]) => named)
      .filter((named) => !named.includes("gifts") && !existsSync(join(ROOT, named)))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test("lists each glossary term once in alphabetical order", () => {
  const terms = [...read("docs/glossary.md").matchAll(/^\| (?!term |-)(.+?) +\|/gm)].map(
    ([, term = ""]) => term.toLowerCase().replaceAll(/[`']/g, ""),
  );
  expect(terms.length).toBeGreaterThan(100);
  expect(terms).toEqual([...new Set(terms)].toSorted());
});

test("names only existing tests in how-a-change-becomes-visible.md", () => {
  const text = read("docs/how-a-change-becomes-visible.md");
  const named = [...text.matchAll(/\]\(\.\.\/([^)]+\.test\.ts)\) `([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(15);
  const missing = named.filter(([, path = "", title = ""]) => !read(path).includes(title));
  expect(missing.map(([row]) => row)).toEqual([]);
});
