import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ESTree, parseSync } from "vite";

const ROOT = join(import.meta.dirname, "..", "..");
const CODE = "{contract,api-client,server,web,admin,db}/**/*.{ts,tsx,css,sql}";

/**
 * A small change of code or data that breaks one statement: in the top-level declaration `place`
 * (or the file of that name), `from`, which must occur once, is replaced by `to`. Neither the path of the
 * file nor spaces, line breaks, quotes and trailing commas have to be the same.
 */
export type Edit = readonly [place: string, from: string, to: string];

/**
 * By row number, the change that breaks the row's statement: one edit, or several that only work
 * together.
 */
export type Mutations = Readonly<Record<string, Edit | readonly Edit[]>>;

/** Texts by path. */
export type Files = ReadonlyMap<string, string>;

interface Site {
  file: string;
  start: number;
  end: number;
}

export function editsOf(mutation: Edit | readonly Edit[]): readonly Edit[] {
  return typeof mutation[0] === "string" ? [mutation as Edit] : (mutation as readonly Edit[]);
}

/** The files that can be mutated. */
export function readFiles(): Files {
  const paths = globSync(CODE, { cwd: ROOT, exclude: ["**/*.test.*", "server/testing/**"] });
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}

/** The texts of the files that the edits change; throws if one of them cannot be made. */
export function applyEdits(edits: readonly Edit[], files: Files): Files {
  const sites = edits.map((edit) => ({ ...siteOf(edit, files), to: edit[2] }));
  const changed = new Map<string, string>();
  for (const { file, start, end, to } of sites.toSorted((a, b) => b.start - a.start)) {
    const text = changed.get(file) ?? files.get(file) ?? "";
    changed.set(file, text.slice(0, start) + to + text.slice(end));
  }
  return changed;
}

/** Edits that cannot be made to the current code, each with its row number. */
export function impossibleEdits(mutations: Mutations, files: Files): string[] {
  return Object.entries(mutations).flatMap(([number, mutation]) =>
    editsOf(mutation).flatMap((edit) => {
      try {
        siteOf(edit, files);
        return edit[1] === edit[2] ? [`${number} changes nothing`] : [];
      } catch (error) {
        return [`${number} ${(error as Error).message}`];
      }
    }),
  );
}

function siteOf([place, from]: Edit, files: Files): Site {
  const sites = sitesOf(from, files, place);
  const [site] = sites;
  if (site && sites.length === 1) return site;
  const candidates = site ? sites : sitesOf(from, files).slice(0, 5);
  const found = candidates.map(({ name, file }) => `${name} in ${file}`).join(", ");
  throw new Error(
    `${place}: "${from}" is there ${sites.length} times. Found in: ${found || "no file"}`,
  );
}

function sitesOf(from: string, files: Files, place?: string): (Site & { name: string })[] {
  const wanted = tokensOf(from);
  // The last of a list may have lost its comma.
  const isItem = wanted.length > 1 && wanted.at(-1)?.text === ",";
  if (isItem) wanted.pop();
  const longest = wanted.map(({ text }) => text).toSorted((a, b) => b.length - a.length)[0] ?? "";
  return [...files]
    .filter(
      ([file, text]) => text.includes(longest) && (!place || `${file}\n${text}`.includes(place)),
    )
    .flatMap(([file, text]) =>
      sectionsOf(file, text)
        .filter(({ name }) => (place === undefined ? !/\.tsx?$/.test(name) : name === place))
        .flatMap(({ name, start, end }) =>
          matches(wanted, tokensOf(text.slice(start, end))).map(([first, last]) => {
            const comma = isItem ? /^\s*,/.exec(text.slice(start + last)) : null;
            return {
              name,
              file,
              start: start + first,
              end: start + last + (comma?.[0].length ?? 0),
            };
          }),
        ),
    );
}

interface Section {
  name: string;
  start: number;
  end: number;
}

const parsed = new Map<string, { text: string; sections: Section[] }>();

/** The whole file under its name, and its top-level declarations. */
function sectionsOf(file: string, text: string): Section[] {
  const known = parsed.get(file);
  if (known?.text === text) return known.sections;
  const body = /\.tsx?$/.test(file) ? parseSync(file, text).program.body : [];
  const sections = [
    { name: basename(file), start: 0, end: text.length },
    ...body.flatMap((statement) => {
      const { start, end } = statement;
      return namesOf(statement).map((name) => ({ name, start, end }));
    }),
  ];
  parsed.set(file, { text, sections });
  return sections;
}

function namesOf(statement: ESTree.Statement | ESTree.Declaration): string[] {
  if (statement.type === "ExportNamedDeclaration")
    return statement.declaration ? namesOf(statement.declaration) : [];
  if (statement.type === "VariableDeclaration")
    return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  if (statement.type === "ImportDeclaration")
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === "ExpressionStatement") {
    const { expression } = statement;
    return expression.type === "CallExpression" && expression.callee.type === "Identifier"
      ? [expression.callee.name]
      : [];
  }
  const declared =
    statement.type === "ExportDefaultDeclaration" ? statement.declaration : statement;
  return "id" in declared && declared.id?.type === "Identifier" ? [declared.id.name] : [];
}

interface Token {
  text: string;
  start: number;
  end: number;
}

/** Words and signs; a comma before a closing bracket is formatting. */
function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}_$]+|\S/gu)].map(({ 0: word, index }) => ({
    text: /['"`]/.test(word) ? '"' : word,
    start: index,
    end: index + word.length,
  }));
  return tokens.filter(
    (token, index) => token.text !== "," || !/^[)\]}]$/.test(tokens[index + 1]?.text ?? ""),
  );
}

function matches(wanted: readonly Token[], tokens: readonly Token[]): [number, number][] {
  return tokens.flatMap((token, index): [number, number][] => {
    const isThere = wanted.every(({ text }, offset) => tokens[index + offset]?.text === text);
    const last = tokens[index + wanted.length - 1];
    return isThere && last ? [[token.start, last.end]] : [];
  });
}
