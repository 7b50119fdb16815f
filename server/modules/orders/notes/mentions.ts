import type { Member } from "#contract/orders/order-note.ts";

const NAMED = /@\{(\d{1,9})\}/g;

/** Ids of the members of staff mentioned in a note, each once. */
export function namedIn(text: string): number[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, id]) => Number(id)))];
}

/** A note for display, with names instead of ids. */
export function presentNoted(
  text: string,
  nameOf: (id: number) => string | null,
): { text: string; mentioned: Member[] } {
  const mentioned = namedIn(text).flatMap((id) => {
    const name = nameOf(id);
    return name === null ? [] : [{ id, name }];
  });
  const names = new Map(mentioned.map(({ id, name }) => [id, name]));
  return {
    text: text.replaceAll(NAMED, (_, id: string) => `@${names.get(Number(id)) ?? "?"}`),
    mentioned,
  };
}
