import type { Problem, Tree, TreeFile } from "../architecture/read-tree.ts";

/** Words invented in this project, and the term of the field to use instead. */
const replacedWords: ReadonlyMap<string, string> = new Map([
  ["adopt", "claim"],
  ["backstage", "test API"],
  ["door facts", "cash-on-delivery collection"],
  ["follow pieces", "syncStatus"],
  ["judge", "consistency check"],
  ["mover", "actor"],
  ["postman", "outbox"],
  ["shelf", "stock"],
  ["storm", "crash test"],
  ["take step", "transition"],
  ["told", "notified"],
  ["verdict", "consistency check"],
  ["wish", "input or resolution"],
]);

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
