import { expect, test } from "vitest";
import { FactIndex } from "./fact-index.ts";

test("returns facts of rows with more than 65,536 distinct facts", () => {
  const index = new FactIndex();
  const each = 700;
  const rows = 100;
  for (let row = 0; row < rows; row += 1) {
    const facts = Array.from({ length: each }, (_, at) => `length=${row * each + at}`);
    index.add(row, ` finish=black ${facts.join(" ")} `);
  }
  const { ids, starts } = new FactIndex(index.persisted).ofRows;
  for (const row of [0, 92, 93, 94, rows - 1]) {
    const said = [...ids.subarray(starts[row], starts[row + 1])].map(
      (id) => index.facts[id]?.value,
    );
    expect(said).toHaveLength(each + 1);
    expect([said[0], said[1], said.at(-1)]).toEqual([
      "black",
      `${row * each}`,
      `${row * each + each - 1}`,
    ]);
  }
});
