import type { Problem, Tree } from "./read-tree.ts";
import { singleWriters } from "./rules.ts";

/** Excludes test helpers, which simulate the passing of time. */
const SERVER = /^server\/(?!testing\/)/;

/**
 * A column that only one file may update, updated by another file, or in a way that cannot be
 * checked.
 */
export function singleWriterProblems(tree: Tree): Problem[] {
  const sources = tree.filter(({ path, isTest }) => SERVER.test(path) && !isTest);
  return singleWriters.flatMap(({ table, columns, file }) =>
    sources
      .filter(({ path }) => path !== file)
      .flatMap(({ path, text }) =>
        updatesOf(text, table)
          .filter((assigned) => isWriting(assigned, columns))
          .map((assigned) => ({
            file: path,
            message: `only ${file} may write ${columns.join(", ")} of ${table}: ${assigned.trim()}`,
          })),
      ),
  );
}

/** What each update of a table sets, in SQL and in Kysely. */
function updatesOf(text: string, table: string): string[] {
  const name = table.replace(".", String.raw`\."?`);
  const sql = new RegExp(
    String.raw`\bupdate\s+${name}\b"?(?:\s+as\s+\w+)?\s+set\b(.*?)(?:\b(?:where|from|returning)\b|[\`;])`,
    "gis",
  );
  const kysely = new RegExp(
    String.raw`\bupdateTable\(\s*"${name}\b[^)]*\)(.*?)\.(?:where|execute)`,
    "gs",
  );
  return [...text.matchAll(sql), ...text.matchAll(kysely)].map(([, assigned = ""]) => assigned);
}

/** Includes spreads and variables, which hide what they write. */
function isWriting(assigned: string, columns: readonly string[]): boolean {
  const isHidden = /\.\.\.|\.set\(\s*[^{\s]/.test(assigned);
  return isHidden || new RegExp(String.raw`\b(?:${columns.join("|")})\b\s*[:=,}]`).test(assigned);
}
