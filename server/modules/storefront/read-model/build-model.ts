import { setImmediate } from "node:timers/promises";
import type { Database } from "#server/platform/postgres/database.ts";
import { readAllProducts } from "./read-all-products.ts";
import { ReadModel } from "./read-model.ts";

/** Products after which other work gets a turn while the model is built. */
const TURN = 200;

/** A model, and the moment of the database that it shows. */
export interface BuiltModel {
  model: ReadModel;
  snapshot: string;
  edition: number;
}

/** Everything as it is at one moment. */
export async function buildModel(db: Database, stopping: AbortSignal): Promise<BuiltModel> {
  const model = new ReadModel();
  const inTurns =
    <T>(take: (products: readonly T[]) => void) =>
    async (products: readonly T[]) => {
      for (let turn = 0; turn < products.length; turn += TURN) {
        take(products.slice(turn, turn + TURN));
        await setImmediate();
        stopping.throwIfAborted();
      }
    };
  const { snapshot, edition } = await readAllProducts(db, {
    texts: inTurns((products) => model.takeTexts(products)),
    states: inTurns((products) => model.takeStates(products)),
  });
  model.words.putInOrder();
  return { model, snapshot, edition };
}
