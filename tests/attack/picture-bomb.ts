import { pictureBomb } from "#server/testing/make-png.ts";
import { repeat } from "../../bench/latency.ts";
import { memoryOf } from "../../bench/processes.ts";
import type { Attack } from "./attack.ts";
import { listSons, orderOne } from "./setup/buying.ts";
import type { OpenShop, Shops } from "./setup/shops.ts";
import { outcomeOf, tally } from "./setup/visitor.ts";

const MOST_MEGABYTES = 60;
const MOST_MS = 1_000;

/** A guest's delivered order, for which pictures of damage can be uploaded. */
async function deliveredOrder(open: OpenShop) {
  const guest = open.visitor();
  const [son] = await listSons(guest);
  const { number } = await orderOne(guest, son?.id ?? 0);
  for (const status of ["processing", "shipped", "delivered"] as const) {
    const wrong = await open.owner.move(number, status);
    if (wrong) throw new Error(wrong);
  }
  return { guest, number };
}

export const unpackedPicture: Attack<Shops> = {
  finding: 9,
  title: "a small file that unpacks to a huge picture takes the memory of the server",
  run: async ({ open }) => {
    const { guest, number } = await deliveredOrder(open);
    const bytes = await pictureBomb();
    const before = memoryOf(open.process.child);
    let most = before;
    let isOver = false;
    const watching = watch();
    const answers: string[] = [];
    const startedAt = performance.now();
    for (let count = 0; count < 3; count += 1) {
      const sent = { file: { bytes, type: "image/png" } };
      const path = `/api/v1/orders/${number}/return-pictures`;
      answers.push(outcomeOf(await guest.send("POST", path, sent)));
    }
    const each = (performance.now() - startedAt) / answers.length;
    isOver = true;
    await watching;
    const more = most - before;
    return {
      held: more < MOST_MEGABYTES && each < MOST_MS && !answers.includes("201"),
      fact: `${(bytes.length / 1024).toFixed(0)} KB, sent 3 times: ${tally(answers)}, +${more.toFixed(0)} MB, ${each.toFixed(0)} ms each`,
    };

    async function watch(): Promise<void> {
      while (!isOver)
        await repeat(performance.now() + 1, 20, async () => {
          most = Math.max(most, memoryOf(open.process.child));
          return most;
        });
    }
  },
};
