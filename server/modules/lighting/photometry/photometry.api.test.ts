import { expect, it } from "vitest";
import { fluxOf } from "#contract/lighting/photometry/flux.ts";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop } from "#server/testing/test-shop.ts";

it("returns 200 with a photometric text file, or 404 without one", async () => {
  const shop = await createTestShop();
  const [light = 0, plain = 0] = await shop.run((work) =>
    addProducts(work, [{ givesLight: true }, {}]),
  );
  const ask = (id: number) => shop.app.inject({ url: `/api/v1/sons/${id}/photometry` });
  const answer = await ask(light);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/plain; charset=us-ascii",
    "content-disposition": expect.stringMatching(/^attachment; filename="TEST-\d+\.ies"$/),
    "x-content-type-options": "nosniff",
  });
  const { photometry } = readPhotometricFile(new Uint8Array(answer.rawPayload));
  expect(fluxOf(photometry)).toBeCloseTo(800, -1);
  expect((await ask(plain)).statusCode).toBe(404);
  expect((await ask(99_999)).statusCode).toBe(404);
  await shop.stop();
});
