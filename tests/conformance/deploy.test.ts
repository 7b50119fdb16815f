import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const files = globSync("deploy/**/*.*", { cwd: ROOT, exclude: ["deploy/**/*.json"] });
/** Names in places where a setting can be: `NAME: value`, `NAME=value`, `name: NAME`. */
const NAMED = /(?:^|[\s"'])(?:-? ?name: )?([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/gm;
const settings = new Set(
  [...read("server/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\./gm)].map(([, name]) => name),
);
/**
 * Names that are not settings of the shop: a capability, settings of HAProxy and Patroni, an
 * address family.
 */
const OTHERS =
  /^(?:NET_BIND_SERVICE|(?:SHOP|DATABASE|PATRONI)_\d$|PATRONI_[A-Z]|DATABASE_READS$|AF_)/;

test("names only existing settings in deployments", () => {
  expect(settings.size).toBeGreaterThan(40);
  const unknown = files.flatMap((path) =>
    [...read(path).matchAll(NAMED)]
      .map(([, name = ""]) => name)
      .filter((name) => !settings.has(name) && !OTHERS.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("names only existing commands and health endpoints in deployments", () => {
  const text = files.map(read).join("\n");
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = text.matchAll(/\bnode,? (tools\/[\w-]+\.mjs)(?:,? ([a-z]+))?/g);
  const called = new Set([...commands].map(([, ...words]) => ["node", ...words].join(" ").trim()));
  expect(called).toContain("node tools/start.mjs");
  for (const command of called) expect(Object.values(scripts)).toContain(command);
  for (const [, name = ""] of text.matchAll(/\bnpm run ([\w-]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  const watch = read("server/app-watch.ts");
  const asked = [...text.matchAll(/(?:path: |GET |:3000)(\/[a-z]+z)\b/g)].map(([, path]) => path);
  expect(new Set(asked)).toEqual(new Set(["/healthz", "/readyz"]));
  for (const path of asked) expect(watch).toContain(`app.get("${path}"`);
});

test("parses all YAML files of deployments", () => {
  const plain = files.filter((path) => /\.ya?ml$/.test(path) && !path.includes("/templates/"));
  expect(plain.length).toBeGreaterThan(4);
  for (const path of plain)
    for (const document of parseAllDocuments(read(path))) expect(document.errors, path).toEqual([]);
});

test("excludes ignored and local files from the image", () => {
  const ignored = read(".dockerignore").split("\n");
  for (const line of read(".gitignore")
    .split("\n")
    .filter((one) => one.startsWith("/")))
    expect(ignored).toContain(line.replaceAll(/^\/|\/$/g, ""));
  expect(ignored).toContain("node_modules");
});
