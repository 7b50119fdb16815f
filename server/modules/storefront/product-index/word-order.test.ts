import fc from "fast-check";
import { expect, test } from "vitest";
import { KnownWords } from "./known-words.ts";
import { WordOrder } from "./word-order.ts";

/** Words with many common prefixes, in both scripts and with letters of neither. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "ل", "7", "😀"), maxLength: 6 });
const learn = (known: KnownWords, text: string) => {
  const bytes = Buffer.from(text);
  if (known.find(bytes, 0, bytes.length) < 0) known.learn(bytes, 0, bytes.length);
};

test("sorts words by bytes after batches of any size", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 80 }), { maxLength: 4 }),
      word,
      (batches, letters) => {
        const known = new KnownWords();
        let order = new WordOrder(known);
        const all = new Set<string>();
        for (const batch of batches) {
          for (const text of batch) {
            learn(known, text);
            all.add(text);
          }
          const sorted = [...all]
            .map((text) => Buffer.from(text))
            .toSorted(Buffer.compare)
            .map(String);
          expect([...order.ids].map((id) => known.textOf(id))).toEqual(sorted);
          const found: string[] = [];
          order.eachBeginning(letters, (id) => found.push(known.textOf(id)));
          expect(found).toEqual(sorted.filter((text) => text.startsWith(letters)));
          // As it is read from a file.
          order = new WordOrder(known, order.ids.slice());
        }
      },
    ),
  );
});
