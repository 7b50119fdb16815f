import type { Member } from "#contract/orders/order-note.ts";

/** What is typed of a name before the caret. */
export interface Begun {
  /** Place of the `@`. */
  at: number;
  typed: string;
}

const BEGUN = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'-]*)$/u;

/** The mention that is being typed before the caret; `undefined`: none is. */
export function begunBefore(text: string, caret: number): Begun | undefined {
  const [, typed] = BEGUN.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed };
}

/** Members one of whose names begins so. */
export function membersFor(typed: string, members: readonly Member[]): Member[] {
  const begin = typed.toLowerCase();
  return members.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(begin)),
  );
}

/** A text with the ids of those who were chosen in it, in the place of their names. */
export function withIds(text: string, chosen: readonly Member[]): string {
  let rest = text;
  // A name may begin like a longer one.
  const longestFirst = chosen.toSorted((a, b) => b.name.length - a.name.length);
  for (const { id, name } of longestFirst) rest = rest.replace(`@${name}`, () => `@{${id}}`);
  return rest;
}

/** A text in parts: what names somebody, and what stands between. */
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
