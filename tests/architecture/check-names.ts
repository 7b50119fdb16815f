import type { Problem } from "./problem.ts";
import type { Tree } from "./read-tree.ts";
import {
  budgets,
  defaultExports,
  forbiddenNames,
  kebabCase,
  migrationName,
  mirrors,
  modules,
  platformSchema,
} from "./rules.ts";

export function forbiddenNameProblems(tree: Tree): Problem[] {
  return eachName(tree, (name) => {
    const word = name.split(/[-.]/).find((part) => forbiddenNames.includes(part));
    return word && `"${word}" says nothing: name it after what it holds`;
  });
}

export function kebabCaseProblems(tree: Tree): Problem[] {
  return eachName(tree, (name) =>
    kebabCase.test(name) || name === "README.md" ? undefined : `"${name}" is not in kebab-case`,
  );
}

/** A folder beside the modules' folders named after a module that does not exist. */
export function mirroredNounProblems(tree: Tree): Problem[] {
  return tree.flatMap(({ path }) => {
    const mirror = Object.keys(mirrors).find((prefix) => path.startsWith(prefix));
    const [noun, inside] = mirror ? path.slice(mirror.length).split("/") : [];
    if (!mirror || !noun || !inside) return [];
    if (modules.includes(noun) || mirrors[mirror]?.includes(noun)) return [];
    return [{ file: path, message: `"${noun}" is no module of the server` }];
  });
}

export function migrationNameProblems(tree: Tree): Problem[] {
  const files = tree
    .map(({ path }) => path)
    .filter((path) => path.startsWith("db/migrations/") && path.endsWith(".sql"));
  const misnamed = files.filter((path) => {
    const owner = migrationName.exec(path)?.[1];
    return !owner || ![platformSchema, ...modules].includes(owner);
  });
  const numbers = files.map((path) => /\d+/.exec(path)?.[0]);
  const repeated = files.filter((_, index) => numbers.indexOf(numbers[index]) < index);
  return [
    ...misnamed.map((file) => ({ file, message: "call it NNNN-<module>-<what>.sql" })),
    ...repeated.map((file) => ({ file, message: "another migration has this number" })),
  ];
}

export function defaultExportProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ path }) => !defaultExports.some((pattern) => pattern.test(path)))
    .filter(
      ({ path, code }) =>
        /\.tsx?$/.test(path) && /\bexport\s+default\b|\bas\s+default\b/.test(code),
    )
    .map(({ path }) => ({ file: path, message: "export it by name" }));
}

export function readmeProblems(tree: Tree): Problem[] {
  const readmes = new Map(tree.map(({ path, lines }) => [path, lines]));
  const rooms = new Set(
    tree.flatMap(({ path }) => /^server\/modules\/[^/]+\//.exec(path)?.[0] ?? []),
  );
  return [...rooms].flatMap((room) => {
    const file = `${room}README.md`;
    const lines = readmes.get(file);
    if (lines === undefined)
      return [{ file, message: "missing: what it owns, calls and publishes" }];
    if (lines <= budgets.readmeLines) return [];
    return [{ file, message: `${lines} lines, at most ${budgets.readmeLines}` }];
  });
}

/** Calls the check once for each folder and file name. */
function eachName(tree: Tree, messageFor: (name: string) => string | undefined): Problem[] {
  const paths = new Set(tree.flatMap(({ path }) => prefixesOf(path)));
  return [...paths].flatMap((file) => {
    const message = messageFor(file.slice(file.lastIndexOf("/") + 1));
    return message ? [{ file, message }] : [];
  });
}

/** `a/b/c` gives `a`, `a/b` and `a/b/c`. */
function prefixesOf(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
