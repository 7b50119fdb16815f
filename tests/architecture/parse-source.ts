/** A string or one piece of a template, with the position of its text in the file. */
export interface Literal {
  value: string;
  at: number;
}

export interface ParsedSource {
  /** The text at the same length, with comments and the contents of strings blanked. */
  code: string;
  literals: Literal[];
  specifiers: string[];
}

/** A comment, string, regular expression, or a bracket. */
const token = new RegExp(
  [
    String.raw`//[^\n]*|/\*[\s\S]*?\*/`,
    String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
    String.raw`(?<=(?:[(,=:[!&|?{;+*%~^]|=>|\breturn|^)\s*)/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+/`,
    "[`{}]",
  ].join("|"),
  "g",
);
const templatePiece = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y;
const staticImport = /\b(?:import|export)\b\s*(?:type\s+)?(?:[\w$*{}\s,]+?\bfrom\s*)?(["'])( *)\1/g;
const dynamicImport = /\bimport\s*\(\s*(["'`])( *)\1/g;

/** Parses a TypeScript file just well enough for the rules: no syntax tree, no dependency. */
export function parseSource(text: string): ParsedSource {
  const literals: Literal[] = [];
  const openTemplates: number[] = [];
  let code = "";
  let depth = 0;

  function blank(to: number): void {
    code += text.slice(code.length, to).replace(/[^\n]/g, " ");
  }
  function keep(to: number): void {
    code += text.slice(code.length, to);
  }
  /** From inside a template to its end, or to the next `${`, whose code is read as usual. */
  function readTemplate(from: number): void {
    templatePiece.lastIndex = from;
    const value = templatePiece.exec(text)?.[0] ?? "";
    literals.push({ value, at: from });
    blank(from + value.length);
    if (text[code.length] === "$") {
      openTemplates.push(depth);
      blank(code.length + 2);
    } else keep(code.length + 1);
  }
  function readMark(mark: string): void {
    const at = code.length;
    if (mark === "}" && openTemplates.at(-1) === depth) {
      openTemplates.pop();
      blank(at + 1);
      return readTemplate(at + 1);
    }
    keep(at + 1);
    if (mark === "`") return readTemplate(at + 1);
    depth += mark === "{" ? 1 : -1;
  }
  function readString(quoted: string): void {
    const at = code.length;
    literals.push({ value: quoted.slice(1, -1), at: at + 1 });
    keep(at + 1);
    blank(at + quoted.length - 1);
    keep(at + quoted.length);
  }

  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const found = match[0];
    keep(match.index);
    if (found.length === 1) readMark(found);
    else if (found.startsWith("/")) blank(match.index + found.length);
    else readString(found);
    token.lastIndex = code.length;
  }
  keep(text.length);
  return { code, literals, specifiers: specifiersOf(text, code) };
}

function specifiersOf(text: string, code: string): string[] {
  return [staticImport, dynamicImport].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length - 1;
      return text.slice(end - (match[2] ?? "").length, end);
    }),
  );
}
