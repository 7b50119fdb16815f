import { afterAll, beforeAll, expect, test } from "vitest";
import { addNightPicture } from "#server/testing/media/night-picture.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const ask = (night: string) =>
  shop.app.inject({ url: `/api/v1/light-layers?night=${encodeURIComponent(night)}` });

test("returns the layers of a night picture, 404 for other pictures", async () => {
  const { night, layers } = await addNightPicture(shop);
  expect((await ask(night)).json()).toEqual(layers);
  for (const src of [layers.ambient, layers.lamp])
    expect((await shop.app.inject({ url: src })).statusCode).toBe(200);
  // Other pictures have no layers.
  expect((await ask(layers.lamp)).statusCode).toBe(404);
  expect((await ask("/media/../auth-secret")).statusCode).toBe(422);
});

test("returns film settings with the layers of a developed picture", async () => {
  const film = { contrast: 1.35, saturation: 1.12 };
  const { night, layers } = await addNightPicture(shop, film);
  expect((await ask(night)).json()).toEqual({ ...layers, film });
});

test("replaces layers and film settings of a night picture saved again", async () => {
  await addNightPicture(shop, { contrast: 1.5, saturation: 1.2 });
  const { night, layers } = await addNightPicture(shop);
  expect((await ask(night)).json()).toEqual(layers);
});
