import fc from "fast-check";
import { expect, test } from "vitest";
import { IN_NAME, IN_TITLE, LEADS, WordIndex } from "./word-index.ts";

/** Words of both scripts, codes, and parts of phrases of the trade. */
const WORDS = [
  "داون",
  "لايت",
  "down",
  "light",
  "نجف",
  "cri",
  "95",
  "a",
  "7w",
  "gu",
  "10",
  "finish:black",
];
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 });
const BEGINNINGS = ["d", "dow", "down", "ل", "لايت", "9", "en", "z"];
const ASKED = [...WORDS, "داون لايت", "down light", "cri 95", "gu 10"];

test("finds the same words and phrases as SQL LIKE", () => {
  const document = fc.record({ name: words, title: words, rest: words });
  fc.assert(
    fc.property(fc.array(document, { maxLength: 8 }), (documents) => {
      const index = new WordIndex(["داون لايت", "down light"]);
      const texts = documents.map(({ name, title, rest }) => ({
        name: ` ${name.join(" ")} `,
        title: ` ${title.join(" ")} `,
        words: ` ${[...name, ...title, ...rest, "end"].join(" ")} `,
      }));
      for (const [row, { words: said }] of texts.entries()) {
        const { name = [], title = [] } = documents[row] ?? {};
        index.add(row, { words: said, nameWords: name.length, titleWords: title.length });
      }
      for (const phrase of ASKED) {
        const found = new Map<number, number>();
        index.each(phrase, (row, flags) => found.set(row, flags));
        const has = (text: string) => text.includes(` ${phrase} `);
        const expected = texts.flatMap((text, row): [number, number][] => {
          const place =
            (has(text.name) ? IN_NAME : 0) |
            (has(text.title) ? IN_TITLE : 0) |
            (text.name.startsWith(` ${phrase} `) ? LEADS : 0);
          return has(text.words) ? [[row, place]] : [];
        });
        expect([...found]).toEqual(expected);
        const marks = new Uint16Array(texts.length);
        index.mark(
          phrase,
          marks,
          Uint16Array.from({ length: 8 }, (_, flags) => flags + 1),
        );
        const flagged = texts.map((_, row) => (found.has(row) ? (found.get(row) ?? 0) + 1 : 0));
        expect([...marks]).toEqual(flagged);
      }
      for (const letters of BEGINNINGS) {
        const marks = new Uint16Array(texts.length);
        index.markBeginning(letters, marks, new Uint16Array(8).fill(1));
        expect([...marks]).toEqual(
          texts.map(({ words: said }) => (said.includes(` ${letters}`) ? 1 : 0)),
        );
      }
    }),
  );
});
