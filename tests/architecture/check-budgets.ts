import type { Problem } from "./problem.ts";
import type { Tree, TreeFile } from "./read-tree.ts";
import { budgets, noFolderBudget, noLineBudget } from "./rules.ts";

export function fileCeilingProblems(tree: Tree): Problem[] {
  return budgeted(tree)
    .filter(({ lines }) => lines > budgets.fileCeiling)
    .map(({ path, lines }) => ({
      file: path,
      message: `${lines} lines, at most ${budgets.fileCeiling}: split it by noun`,
    }));
}

export function fileMedianProblems(tree: Tree): Problem[] {
  return spreadProblems(fileLengths(tree), 0.5, budgets.fileMedian, "files");
}

export function fileP90Problems(tree: Tree): Problem[] {
  return spreadProblems(fileLengths(tree), 0.9, budgets.fileP90, "files");
}

export function functionP90Problems(tree: Tree): Problem[] {
  const functions = production(tree).flatMap((file) => functionsOf(file));
  return spreadProblems(functions, 0.9, budgets.functionP90, "functions");
}

export function folderProblems(tree: Tree): Problem[] {
  return [...sourceFiles(tree)]
    .filter(([folder, count]) => count > budgets.folderFiles && !exempt(noFolderBudget, folder))
    .map(([file, count]) => ({
      file,
      message: `${count} source files, at most ${budgets.folderFiles}: split it by noun`,
    }));
}

/**
 * A folder with a single file is one more place to look; a few are allowed because a module's
 * folder is named after its noun.
 */
export function loneFileProblems(tree: Tree): Problem[] {
  const folders = sourceFiles(tree);
  const names = [...folders.keys()];
  const lone = names.filter(
    (folder) => folders.get(folder) === 1 && !names.some((other) => other.startsWith(`${folder}/`)),
  );
  if (lone.length <= budgets.loneFiles) return [];
  const message = `${lone.length} folders hold one source file, at most ${budgets.loneFiles}: put it beside its neighbours`;
  return lone.map((file) => ({ file, message }));
}

/**
 * The number of files in each folder. Tests beside what they test do not count, except in tests/.
 */
function sourceFiles(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of tree) {
    if (path.endsWith(".md")) continue;
    if (/\.test\.tsx?$/.test(path) && !path.startsWith("tests/")) continue;
    const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

interface Length {
  name: string;
  lines: number;
}

/** One problem if the share of short ones is too small, naming the longest. */
function spreadProblems(all: Length[], share: number, limit: number, what: string): Problem[] {
  const sorted = all.toSorted((a, b) => a.lines - b.lines);
  const value = sorted[Math.ceil(sorted.length * share) - 1]?.lines ?? 0;
  if (value <= limit) return [];
  const longest = sorted
    .slice(-8)
    .toReversed()
    .map(({ name, lines }) => `${name} ${lines}`);
  const message = `${share * 100} % of ${all.length} ${what} within ${value} lines, not ${limit}`;
  return [{ file: "(all)", message: `${message}; longest: ${longest.join(", ")}` }];
}

function fileLengths(tree: Tree): Length[] {
  return production(tree).map(({ path, lines }) => ({ name: path, lines }));
}

function production(tree: Tree): Tree {
  return budgeted(tree).filter(({ path, isTest }) => !isTest && /\.(?:ts|tsx|mjs)$/.test(path));
}

function budgeted(tree: Tree): Tree {
  return tree.filter(({ path }) => !exempt(noLineBudget, path));
}

function exempt(patterns: readonly RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

const controlWords = /\b(?:if|for|while|switch|catch|with)\s*(?:await\s*)?$/;
const returnType = /^\)\s*(?::[\w\s<>[\],.|&"'?]*)?$/;

/** Lengths of a file's function bodies, by matching braces. */
function functionsOf({ path, code }: TreeFile): Length[] {
  const found: Length[] = [];
  const open: { at: number; isBody: boolean }[] = [];
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    if (brace === "{") {
      open.push({ at: index, isBody: opensFunction(code, index) });
      continue;
    }
    const start = open.pop();
    if (start?.isBody)
      found.push({
        name: placeOf(path, code, start.at),
        lines: linesIn(code.slice(start.at, index)),
      });
  }
  return found;
}

function placeOf(path: string, code: string, at: number): string {
  return `${path}:${linesIn(code.slice(0, at))}`;
}

function linesIn(text: string): number {
  return text.split("\n").length;
}

function opensFunction(code: string, brace: number): boolean {
  const before = code.slice(Math.max(0, brace - 600), brace).trimEnd();
  if (before.endsWith("=>")) return true;
  const close = before.lastIndexOf(")");
  if (close === -1 || !returnType.test(before.slice(close))) return false;
  return !controlWords.test(before.slice(0, openingOf(before, close)));
}

/** The opening parenthesis of a closing one. */
function openingOf(text: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    if (text[at] === ")") depth += 1;
    if (text[at] === "(") depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}
