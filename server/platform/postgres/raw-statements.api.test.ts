import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareStatements } from "#server/testing/statements/prepare-statements.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let client: pg.PoolClient;

beforeAll(async () => {
  shop = await createTestShop();
  client = await shop.pool.connect();
});
afterAll(async () => {
  client.release();
  await shop.stop();
});

describe("raw SQL of the server", () => {
  test("prepares each template on the migrated schema", async () => {
    const { sites, errors } = await prepareStatements(client);
    expect(sites).toBeGreaterThan(900);
    expect(errors).toEqual([]);
  });

  test("names the file, line and error of each template with a renamed column", async () => {
    await client.query("alter table feedback.rating rename column text to words");
    const { errors } = await prepareStatements(client);
    await client.query("alter table feedback.rating rename column words to text");
    expect(errors.join("\n")).toMatch(
      /^server\/modules\/feedback\/ratings\/load-ratings\.ts:\d+ column "text" of relation "rating" does not exist$/m,
    );
    expect([...new Set(errors.map((error) => error.replace(/:.*/, "")))]).toEqual([
      "server/modules/feedback/ratings/load-ratings.ts",
      "server/modules/feedback/ratings/rate-product.ts",
      "server/modules/feedback/ratings/rating-queries.ts",
    ]);
  });
});
