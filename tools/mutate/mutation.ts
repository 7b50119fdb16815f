import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * A small change of code or data that breaks one statement: in this file, `from` (which must occur
 * exactly once) is replaced by `to`.
 */
export type Edit = readonly [file: string, from: string, to: string];

/**
 * By row number, the change that breaks the row's statement: one edit, or several that only work
 * together.
 */
export type Mutations = Readonly<Record<string, Edit | readonly Edit[]>>;

export function editsOf(mutation: Edit | readonly Edit[]): readonly Edit[] {
  return typeof mutation[0] === "string" ? [mutation as Edit] : (mutation as readonly Edit[]);
}

/** What is wrong with an edit for this text; `undefined` if it can be made. */
export function faultOf([, from, to]: Edit, text: string): string | undefined {
  const count = text.split(from).length - 1;
  if (count !== 1) return `"${from}" stands there ${count} times`;
  return from === to ? "it changes nothing" : undefined;
}

/** Edits that cannot be made to the current code, each with its row number. */
export function impossibleEdits(mutations: Mutations): string[] {
  return Object.entries(mutations).flatMap(([number, mutation]) =>
    editsOf(mutation).flatMap((edit) => {
      const [file] = edit;
      const path = join(ROOT, file);
      const fault = existsSync(path)
        ? faultOf(edit, readFileSync(path, "utf8"))
        : "there is no such file";
      return fault ? [`${number} ${file}: ${fault}`] : [];
    }),
  );
}
