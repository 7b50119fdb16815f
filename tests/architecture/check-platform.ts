import type { Problem } from "./problem.ts";
import type { Tree, TreeFile } from "./read-tree.ts";
import { commerceWords, notCommerce } from "./rules.ts";

const known = new Set(commerceWords);

/**
 * A commerce term in the platform, in an identifier, a string or a file name: it belongs to a
 * module.
 */
export function platformWordProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ path, isTest }) => path.startsWith("server/platform/") && !isTest)
    .flatMap((file) =>
      [...new Set(wordsOf(file).filter((word) => known.has(word)))].map((word) => ({
        file: file.path,
        message: `the platform knows no commerce: "${word}" belongs to a module`,
      })),
    );
}

/** The single words in lower case: `orderLines` and `order_line` contain `order`. */
function wordsOf({ path, code, literals, specifiers }: TreeFile): string[] {
  const strings = literals.map(({ value }) => value).filter((text) => !specifiers.includes(text));
  const said = [path, code, ...strings].join("\n");
  const text = notCommerce.reduce((rest, pattern) => rest.replaceAll(pattern, " "), said);
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) =>
    word.toLowerCase().replace(/(?<=[a-z]{3})s$/, ""),
  );
}
