import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { sweepRatingPictures } from "./keep-picture.ts";

let shop: TestShop;
let staff: StaffClient;
let mona: CustomerClient;
let productId: number;
let jpeg: Buffer;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "support");
  jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c80" } })
    .withExif({ IFD0: { Make: "Camera of Mona" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  mona = await registerCustomer(shop);
  const variants = await shop.run((work) => addProducts(work, [{}]));
  [productId = 0] = await shop.run((work) => productIdsOf(work.db, variants));
});

const visitor = () => new ApiClient(shop.app);
const send = (client: ApiClient = mona, payload = jpeg, type = "image/jpeg") =>
  client.send({
    method: "POST",
    url: `/api/v1/products/${productId}/rating-pictures`,
    payload,
    headers: { "content-type": type },
  });
const sent = async (client: ApiClient = mona) => {
  const answer = await send(client);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
};
const rate = (pictures: string[], text = "", client: ApiClient = mona) =>
  client.post(`/api/v1/products/${productId}/ratings`, { value: 5, text, pictures });
const rated = async (pictures: string[], text = "") => {
  const answer = await rate(pictures, text);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number; state: string; pictures: { id: string }[] }>();
};
const decide = (id: number, state: string) => staff.patch(`/api/v1/admin/ratings/${id}`, { state });
const open = (id: string, client: ApiClient = visitor(), place = "") =>
  client.get(`/api/v1/${place}rating-pictures/${id}`);
const count = async () => {
  const { rows } = await shop.pool.query<{ count: number }>(
    "select count(*)::int as count from feedback.rating_picture where product_id = $1",
    [productId],
  );
  return rows[0]?.count;
};

test("shows pictures to author and staff, and to guests while published", async () => {
  const ids = [await sent(), await sent()];
  const { id } = await rated(ids.toReversed());
  const [picture = ""] = ids;
  const stranger = await registerCustomer(shop);
  expect((await open(picture)).statusCode).toBe(404);
  expect((await open(picture, stranger, "account/")).statusCode).toBe(404);
  expect((await open(picture, stranger, "admin/")).statusCode).toBe(401);
  const seen = [await open(picture, mona, "account/"), await open(picture, staff, "admin/")];
  for (const answer of seen) {
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect([width, height, exif]).toEqual([900, 600, undefined]);
  }
  const waiting = (await staff.get("/api/v1/admin/ratings")).json();
  expect(waiting.items.find((one: { id: number }) => one.id === id).pictures).toMatchObject(
    ids.toReversed().map((one) => ({ id: one, width: 900, height: 600 })),
  );

  await decide(id, "published");
  const [shown] = (await visitor().get(`/api/v1/products/${productId}/ratings`)).json().items;
  expect(shown.pictures.map((one: { id: string }) => one.id)).toEqual(ids.toReversed());
  const small = await visitor().get(`/api/v1/rating-pictures/${picture}?size=small`);
  expect(small.headers["cache-control"]).toBe("public, max-age=300");
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  await decide(id, "declined");
  expect((await open(picture)).statusCode).toBe(404);
});

test("sets a rating with changed pictures to waiting and deletes removed pictures", async () => {
  const [first, second] = [await sent(), await sent()];
  const before = await rated([first, second], "good");
  await decide(before.id, "published");
  expect(await rated([first, second], "good")).toMatchObject({ id: before.id, state: "published" });
  const after = await rated([second], "good");
  expect(after.state).toBe("waiting");
  expect(after.id).not.toBe(before.id);
  expect(after.pictures.map(({ id }) => id)).toEqual([second]);
  expect((await open(first, mona, "account/")).statusCode).toBe(404);
});

test("returns 422 for foreign, other products', excess, duplicate and invalid pictures", async () => {
  const stranger = await registerCustomer(shop);
  const theirs = await sent(stranger);
  expect((await rate([theirs])).json()).toMatchObject({ errors: [{ path: "pictures" }] });
  expect((await send(visitor())).statusCode).toBe(401);
  const mine = await sent();
  const variants = await shop.run((work) => addProducts(work, [{}]));
  const [other] = await shop.run((work) => productIdsOf(work.db, variants));
  const elsewhere = { value: 5, text: "", pictures: [mine] };
  expect((await mona.post(`/api/v1/products/${other}/ratings`, elsewhere)).json()).toMatchObject({
    errors: [{ path: "pictures" }],
  });
  const five = [mine, await sent(), await sent(), await sent(), await sent()];
  expect((await rate(five)).statusCode).toBe(422);
  expect((await rate([mine, mine])).statusCode).toBe(422);
  expect((await send(mona, Buffer.from("<script>1</script>"))).statusCode).toBe(422);
  expect((await send(mona, jpeg, "image/svg+xml")).statusCode).toBe(415);
  for (let more = five.length; more < 12; more++) await sent();
  expect((await send()).json().code).toBe("too-many-pictures");
});

test("deletes a picture on request and unused pictures after a day", async () => {
  const remove = (id: string, client: ApiClient = mona) =>
    client.send({ method: "DELETE", url: `/api/v1/account/rating-pictures/${id}` });
  const [loose, kept] = [await sent(), await sent()];
  expect((await remove(loose, await registerCustomer(shop))).statusCode).toBe(404);
  expect((await remove(loose)).statusCode).toBe(204);
  const { id } = await rated([kept]);
  expect((await remove(kept)).statusCode).toBe(404);
  await mona.send({ method: "DELETE", url: `/api/v1/account/ratings/${id}` });
  // Withdrawn by mistake: the same rating can be sent again.
  const again = await rated([kept]);
  expect(again.pictures.map((one) => one.id)).toEqual([kept]);
  await mona.send({ method: "DELETE", url: `/api/v1/account/ratings/${again.id}` });
  await shop.pool.query("update feedback.rating_picture set at = at - interval '25 hours'");
  await sweepRatingPictures(shop.platform.db);
  expect(await count()).toBe(0);
});

test("exports pictures as data and deletes them on erasure", async () => {
  await rated([await sent()], "with a picture");
  await sent();
  const { feedback } = (await mona.get("/api/v1/account/export")).json();
  const [picture] = feedback.ratings[0].pictures;
  const bytes = Buffer.from(picture.replace("data:image/webp;base64,", ""), "base64");
  expect((await sharp(bytes).metadata()).format).toBe("webp");
  expect(feedback.unsentPictures).toHaveLength(1);
  const gone = await mona.post("/api/v1/account/erase", { password: mona.password });
  expect(gone.statusCode).toBe(204);
  expect(await count()).toBe(0);
});
