import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import packageJson from "../../package.json" with { type: "json" };
import { parseSource, type ParsedSource } from "./parse-source.ts";

/** One place where the repository breaks a rule. */
export interface Problem {
  file: string;
  message: string;
}

/** One file of the repository, with what the rules need to know about it. */
export interface TreeFile extends ParsedSource {
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  /** Imported files as paths from the root, packages as `npm:<name>`. */
  imports: string[];
}

export type Tree = readonly TreeFile[];

const folders = [
  "contract",
  "api-client",
  "server",
  "web",
  "admin",
  "db",
  "tests",
  "tools",
  "bench",
];
const skipped = new Set(["node_modules", "build", "data", "pictures", "test-results"]);
const source = /\.(?:ts|tsx|mjs)$/;
const readable = /\.(?:ts|tsx|mjs|css|sql)$|(?:^|\/)README\.md$/;

/** A file as the rules see it; tests also use it to build a tree that is not on disk. */
export function readFile(path: string, text: string): TreeFile {
  const parsed = source.test(path)
    ? parseSource(text)
    : { code: text, literals: [], specifiers: [] };
  return {
    ...parsed,
    path,
    text,
    lines: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
    isTest: /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith("tests/"),
    imports: parsed.specifiers.map((specifier) => resolveImport(path, specifier)),
  };
}

/** All files of the repository that the rules check. */
export function readTree(root: string): Tree {
  const paths = [
    ...folders.flatMap((folder) => pathsUnder(root, folder)),
    ...readdirSync(root).filter((name) => name.endsWith(".config.ts") || name === "package.json"),
  ];
  return paths.map((path) => readFile(path, readFileSync(join(root, path), "utf8")));
}

function pathsUnder(root: string, folder: string): string[] {
  const found: string[] = [];
  for (const entry of entriesOf(join(root, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !skipped.has(entry.name)) found.push(...pathsUnder(root, path));
    if (entry.isFile() && readable.test(path)) found.push(path);
  }
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(from, "..", specifier);
  // A subpath import: "#web/*" is "./web/*".
  for (const [alias, folder] of Object.entries(packageJson.imports)) {
    const start = alias.slice(0, -1);
    if (specifier.startsWith(start)) return folder.slice(2, -1) + specifier.slice(start.length);
  }
  const [scope = "", name] = specifier.split("/");
  return scope.startsWith("@") ? `npm:${scope}/${name}` : `npm:${scope}`;
}
