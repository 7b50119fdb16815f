/** Formatting within a line of a text: `**bold**` and `[words](target)`; a backslash before a sign keeps it as typed. */
import { isLinkTarget } from "../kernel/link-target.ts";

/** A stretch of a line with one formatting. */
export interface TextRun {
  text: string;
  isBold: boolean;
  /** A shop path without locale prefix, or an https address. */
  href: string | null;
}

const ESCAPED = /\\([\\*[\]])/y;
const BOLD = /\*\*((?:\\.|[^\\*]|\*(?!\*))+)\*\*/sy;
const ORDINARY = /[^\\*[]+/y;
const LINK = /\[((?:\\.|[^\\\]])+)\]\(([^\s()]+)\)/sy;

type Style = Omit<TextRun, "text">;
const PLAIN: Style = { isBold: false, href: null };

/** A line as its runs. Signs that form no formatting are text, and a target that is none links nowhere. */
export function runsOf(line: string): TextRun[] {
  return merged(read(line, PLAIN));
}

function read(line: string, style: Style): TextRun[] {
  const runs: TextRun[] = [];
  for (let at = 0; at < line.length;) {
    const [length, found] = readAt(line, at, style);
    runs.push(...found);
    at += length;
  }
  return runs;
}

/** What begins at a place of a line, and its length. */
function readAt(line: string, at: number, style: Style): [number, TextRun[]] {
  const [escaped, sign] = matchAt(ESCAPED, line, at);
  if (sign !== undefined) return [escaped.length, [{ ...style, text: sign }]];
  const [bold, words] = style.isBold ? [""] : matchAt(BOLD, line, at);
  if (words !== undefined) return [bold.length, read(words, { ...style, isBold: true })];
  const [link, label, target = ""] = style.href === null ? matchAt(LINK, line, at) : [""];
  if (label !== undefined && isLinkTarget(target))
    return [link.length, read(label, { ...style, href: target })];
  const text = matchAt(ORDINARY, line, at)[0] || line.charAt(at);
  return [text.length, [{ ...style, text }]];
}

function matchAt(pattern: RegExp, line: string, at: number): [string, ...(string | undefined)[]] {
  pattern.lastIndex = at;
  const found = pattern.exec(line);
  return found ? [found[0], ...found.slice(1)] : [""];
}

/** Runs as a line. A target that is none is left out. */
export function lineOf(runs: readonly TextRun[]): string {
  const linked = runs.map(({ href, ...run }) => ({ ...run, href: href && targetOf(href) }));
  let line = "";
  let open: string | null = null;
  for (const { text, isBold, href } of merged(linked)) {
    if (href !== open) {
      if (open !== null) line += `](${open})`;
      if (href !== null) line += "[";
      open = href;
    }
    const typed = text.replaceAll(/[\\*[\]]/g, String.raw`\$&`);
    line += isBold ? `**${typed}**` : typed;
  }
  return open === null ? line : `${line}](${open})`;
}

/** A target as it stands in a line: parentheses would end it. */
function targetOf(href: string): string | null {
  const target = href.replaceAll("(", "%28").replaceAll(")", "%29");
  return isLinkTarget(target) ? target : null;
}

/** Neighbours with the same formatting as one run, without empty ones. */
function merged(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === "") continue;
    if (last?.isBold === run.isBold && last.href === run.href) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

/** A line without its formatting. */
export function plainLine(line: string): string {
  return runsOf(line)
    .map(({ text }) => text)
    .join("");
}
