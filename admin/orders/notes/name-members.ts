import type { Member } from "#contract/orders/order-note.ts";

/** The part of a name typed before the caret. */
export interface Begun {
  /** Index of the `@`. */
  at: number;
  typed: string;
}

const BEGUN = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'-]*)$/u;

/** The mention being typed before the caret; `undefined` if there is none. */
export function begunBefore(text: string, caret: number): Begun | undefined {
  const [, typed] = BEGUN.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed };
}

/** Members with a name that starts with the text. */
export function membersFor(typed: string, members: readonly Member[]): Member[] {
  const begin = typed.toLowerCase();
  return members.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(begin)),
  );
}

/** The text with the names of chosen members replaced by their ids. */
export function withIds(text: string, chosen: readonly Member[]): string {
  let rest = text;
  // A name may start with a shorter one.
  const longestFirst = chosen.toSorted((a, b) => b.name.length - a.name.length);
  for (const { id, name } of longestFirst) rest = rest.replace(`@${name}`, () => `@{${id}}`);
  return rest;
}

/** Splits a text into mentions and the text between them. */
export function partsOf(text: string, mentioned: readonly Member[]) {
  const names = mentioned
    .map(({ name }) => `@${name}`)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (names.length === 0) return [{ text, isName: false }];
  return text
    .split(new RegExp(`(${names.join("|")})`))
    .map((part, place) => ({ text: part, isName: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
