import type { Problem } from "./problem.ts";
import type { Tree, TreeFile } from "./read-tree.ts";
import { replacedWords } from "./rules.ts";

const identifier = /[A-Za-z_$][\w$]*/g;

/** A file or identifier that uses a word for which the field has another term. */
export function vocabularyProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ path }) => /\.(?:ts|tsx|mjs)$/.test(path))
    .flatMap((file) => {
      const names = namesIn(file);
      return [...replacedWords]
        .filter(([word]) => names.some((name) => name.includes(` ${word} `)))
        .map(([word, better]) => ({
          file: file.path,
          message: `"${word}" is not the field's word: say ${better}`,
        }));
    });
}

function namesIn({ path, code }: TreeFile): string[] {
  const names = new Set([...path.split(/[/.]/), ...(code.match(identifier) ?? [])]);
  return [...names].map((name) => ` ${wordsOf(name)} `);
}

/** `takeStep`, `take-step` and `TAKE_STEP` are `take step`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_$]/g, " ")
    .toLowerCase();
}
