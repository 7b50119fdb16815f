import type { Problem, Tree, TreeFile } from "../architecture/read-tree.ts";

/** Where texts of the two languages are allowed. */
const wordsAllowed = [/(?:^|\/)messages\b/, /^(?:web|admin)\/i18n\//, /^web\/modules\/dev\//];
/** Where left and right are intended. */
const physicalCssAllowed = [/(?:^|\/)toaster\.(?:tsx|css)$/];

/** Arabic in a component: it belongs to the messages. */
export function arabicProblems(tree: Tree): Problem[] {
  return components(tree).flatMap((file) =>
    file.literals
      .map(({ value }) => value)
      .concat(file.code)
      .flatMap((text) => /\p{Script=Arabic}[\p{Script=Arabic}\s]*/u.exec(text)?.[0] ?? [])
      .map((words) => ({ file: file.path, message: `move "${words.trim()}" to the messages` })),
  );
}

const word = /[a-z]{3,}/i;
const phrase = /[a-z]{2,}\s+[a-z]{2,}/i;
/** Before a closing tag it is certainly text; before another tag or brace it may be a type. */
const jsxText = [
  { pattern: /(?<!=)[>}]([^<>{}]+)<\//g, spoken: word },
  { pattern: /(?<!=)>([^<>{}=;()|]+)(?:<(?!\/)|\{)/g, spoken: phrase },
];
const spokenAttribute = /\s(?:aria-label|alt|title|placeholder)="/g;
const typeWords = /^\s*(?:extends|implements|as|is|satisfies|in|of|instanceof)\b/;

/** English in a component: JSX text, or an attribute that screen readers announce. */
export function hardCodedTextProblems(tree: Tree): Problem[] {
  return components(tree).flatMap((file) =>
    [...jsxTexts(file), ...attributeTexts(file)].map((words) => ({
      file: file.path,
      message: `move "${words}" to the messages`,
    })),
  );
}

function jsxTexts({ text, code }: TreeFile): string[] {
  return jsxText.flatMap(({ pattern, spoken }) =>
    [...code.matchAll(pattern)]
      .filter(
        ([, found = ""]) => spoken.test(found.replace(/&\w+;/g, " ")) && !typeWords.test(found),
      )
      .map(({ index, 1: found = "" }) => text.slice(index + 1, index + 1 + found.length).trim()),
  );
}

function attributeTexts({ code, literals }: TreeFile): string[] {
  const starts = new Set([...code.matchAll(spokenAttribute)].map((m) => m.index + m[0].length));
  return literals
    .filter(({ value, at }) => starts.has(at) && /[a-z]{2,}/i.test(value))
    .map(({ value }) => value);
}

/**
 * By the name or size of the limit, since the rules see no types; the characters of a hash are
 * ASCII.
 */
const CUTS =
  /\.(?:substring|substr)\(|(?<!toString\(" *"\)|digest\(" *"\))\.slice\(0, (?:[\w.]*(?:LONGEST|LENGTH|CHARACTERS|longest|Length)\w*|\d{3,})\)/g;

/** A text of the server cut between the halves of a code point, which the database rejects. */
export function cutTextProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ path, isTest }) => path.startsWith("server/") && !isTest)
    .flatMap(({ path, code }) =>
      [...code.matchAll(CUTS)].map(([cut]) => ({ file: path, message: `use cutText, not ${cut}` })),
    );
}

const physicalClass = new RegExp(
  [
    "^(?:scroll-)?[mp][lr]-(?:[\\d[(]|auto|px)",
    "^(?:left|right)-(?:[\\d[(]|auto|px|full)",
    "^(?:text|float|clear)-(?:left|right)$",
    "^rounded-(?:l|r|tl|tr|bl|br)(?:-|$)",
    "^border-[lr](?:-|$)",
  ].join("|"),
);
const physicalDeclaration =
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const physicalStyleKey = /\b(?:(?:margin|padding)(?:Left|Right)|border(?:Left|Right)\w*)\s*:/g;

/** Left or right where it should be start or end. */
export function physicalCssProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ path }) => /^(?:web|admin)\/.*\.(?:tsx?|css)$/.test(path))
    .filter(
      ({ path, isTest }) => !isTest && !physicalCssAllowed.some((pattern) => pattern.test(path)),
    )
    .flatMap((file) =>
      physicalIn(file).map((found) => ({
        file: file.path,
        message: `"${found.trim()}" is physical: use its logical form (start, end)`,
      })),
    );
}

function physicalIn({ path, text, code, literals }: TreeFile): string[] {
  if (path.endsWith(".css")) {
    return text.replace(/\/\*[\s\S]*?\*\//g, "").match(physicalDeclaration) ?? [];
  }
  const classes = literals
    .flatMap(({ value }) => value.split(/\s+/))
    .filter((name) => physicalClass.test(utilityOf(name)));
  return [...classes, ...(code.match(physicalStyleKey) ?? [])];
}

/** `md:hover:-ml-2!` is the utility `ml-2`. */
function utilityOf(name: string): string {
  return name
    .replace(/^(?:[^[\]:]*(?:\[[^\]]*\])?[^[\]:]*:)+/, "")
    .replace(/^[!-]+/, "")
    .replace(/!$/, "");
}

function components(tree: Tree): Tree {
  return tree
    .filter(({ path }) => /^(?:web|admin)\/.*\.tsx$/.test(path))
    .filter(({ path, isTest }) => !isTest && !wordsAllowed.some((pattern) => pattern.test(path)));
}
