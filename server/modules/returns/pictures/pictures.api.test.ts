import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { sweepPictures } from "./keep-picture.ts";

const SCRIPT = "<script>alert(document.cookie)</script>";
const create = { width: 60, height: 40, channels: 3, background: "#c80" } as const;

let shop: TestShop;
let staff: StaffClient;
let lamp: number;
let jpeg: Buffer;
let buyer: ApiClient;
let order: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  staff = await signInStaff(shop, "support");
  jpeg = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = new ApiClient(shop.app);
  order = await deliveredOrder(shop, buyer, { units: [[lamp, 1]] });
});

const send = (payload: Buffer | string, type = "image/jpeg", client = buyer, headers = {}) =>
  client.send({
    method: "POST",
    url: `/api/v1/orders/${order}/return-pictures`,
    payload,
    headers: { "content-type": type, ...headers },
  });

const ask = (pictures: string[]) =>
  buyer.post(`/api/v1/orders/${order}/returns`, {
    lines: [{ position: 1, quantity: 1, reason: "damaged", pictures }],
    resolution: "exchange",
  });

/** Uploads a picture and adds it to a return. @returns its path below /api/v1 */
async function kept(bytes: Buffer, type?: string): Promise<string> {
  const sent = await send(bytes, type);
  expect(sent.statusCode, sent.body).toBe(201);
  const { id } = sent.json<{ id: string }>();
  const { number } = (await ask([id])).json<{ number: string }>();
  return `returns/${number}/pictures/${id}`;
}

describe("GET /returns/{number}/pictures/{id}", () => {
  test("sends WebP with no-store to the customer and staff", async () => {
    const address = await kept(jpeg);
    for (const answer of [
      await buyer.get(`/api/v1/${address}`),
      await staff.get(`/api/v1/admin/${address}`),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(60);
    }
  });

  test("returns 404 to other visitors for download and upload", async () => {
    const address = await kept(jpeg);
    const stranger = new ApiClient(shop.app);
    await stranger.add(lamp);
    const other = await deliveredOrder(shop, stranger, { units: [[lamp, 1]] });
    for (const client of [stranger, new ApiClient(shop.app)]) {
      expect((await client.get(`/api/v1/${address}`)).statusCode).toBe(404);
      expect((await send(jpeg, "image/jpeg", client)).statusCode).toBe(404);
      expect((await client.get(`/api/v1/admin/${address}`)).statusCode).toBe(401);
    }
    // A return of their own gives no access to it.
    const own = await stranger.post(`/api/v1/orders/${other}/returns`, {
      lines: [{ position: 1, quantity: 1, reason: "damaged", pictures: [] }],
      resolution: "exchange",
    });
    const id = address.split("/").at(-1);
    const url = `/api/v1/returns/${own.json().number}/pictures/${id}`;
    expect((await stranger.get(url)).statusCode).toBe(404);
  });

  test("rejects pictures of another order with their field path", async () => {
    const { id } = (await send(jpeg)).json<{ id: string }>();
    const mine = order;
    order = await deliveredOrder(shop, buyer, { units: [[lamp, 1]] });
    expect((await ask([id])).json()).toMatchObject({ errors: [{ path: "lines.0.pictures" }] });
    order = mine;
    expect((await ask([id, id])).statusCode).toBe(422);
    expect((await ask([id])).statusCode).toBe(201);
  });
});

describe("a stored return picture", () => {
  test("is rotated upright, resized and stripped of EXIF data", async () => {
    const taken = await sharp({ create: { ...create, width: 3_000, height: 1_500 } })
      .withExif({ IFD0: { Make: "Camera of Mona" }, IFD3: { GPSLatitude: "30/1 2/1 40/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { rawPayload } = await buyer.get(`/api/v1/${await kept(taken)}`);
    const facts = await sharp(rawPayload).metadata();
    expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined]);
    expect([facts.width, facts.height]).toEqual([1_000, 2_000]);
    expect(rawPayload.includes("Camera of Mona")).toBe(false);
  });

  test.for([
    ["HTML after the picture", () => Buffer.concat([jpeg, Buffer.from(SCRIPT)])],
    [
      "HTML in a JPEG comment",
      () => Buffer.concat([jpeg.subarray(0, 2), comment(SCRIPT), jpeg.subarray(2)]),
    ],
    [
      "an archive after the picture",
      () => Buffer.concat([jpeg, Buffer.from("PK\u0003\u0004evil")]),
    ],
  ] as const)("does not contain %s", async ([, make]) => {
    const { rawPayload } = await buyer.get(`/api/v1/${await kept(make())}`);
    expect(rawPayload.includes("script")).toBe(false);
    expect(rawPayload.includes("evil")).toBe(false);
    expect(rawPayload.subarray(0, 4).toString()).toBe("RIFF");
  });

  test("is decoded by content, not by content type", async () => {
    const png = await sharp({ create }).png().toBuffer();
    const { rawPayload } = await buyer.get(`/api/v1/${await kept(png, "image/jpeg")}`);
    expect((await sharp(rawPayload).metadata()).format).toBe("webp");
  });
});

describe("POST /orders/{number}/return-pictures", () => {
  test.for([
    ["an HTML page", SCRIPT],
    ["an SVG drawing", '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;", "latin1")],
    ["a PDF document", "%PDF-1.7\n1 0 obj"],
    ["an empty body", Buffer.alloc(0)],
  ] as const)("returns 422 for %s sent as image/jpeg", async ([, bytes]) => {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "validation"]);
  });

  test("returns 422 for a truncated picture and a decompression bomb", async () => {
    const big = await sharp({ create: { ...create, width: 800, height: 800 } })
      .jpeg()
      .toBuffer();
    expect((await send(big.subarray(0, big.length / 2))).statusCode).toBe(422);
    expect((await send(bomb(), "image/png")).statusCode).toBe(422);
  });

  test.for([
    "image/svg+xml",
    "image/gif",
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=x",
  ])("returns 415 upload-type for %s", async (type) => {
    const answer = await send(type.includes("json") ? "{}" : jpeg, type);
    expect([answer.statusCode, answer.json().code]).toEqual([415, "upload-type"]);
  });

  test("returns 413 payload-too-large above 6 MB", async () => {
    const answer = await send(Buffer.alloc(6 * 1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "payload-too-large"]);
  });

  test("returns 403 forbidden-origin for a request from another site", async () => {
    const answer = await send(jpeg, "image/jpeg", buyer, { origin: "https://evil.example" });
    expect(answer.json().code).toBe("forbidden-origin");
  });

  test("returns 415 for images sent to another endpoint", async () => {
    const headers = { "content-type": "image/jpeg" };
    const url = "/api/v1/orders";
    const answer = await buyer.send({ method: "POST", url, payload: jpeg, headers });
    expect(answer.statusCode).toBe(415);
  });
});

test("deletes pictures on request and unused pictures after a day", async () => {
  const [first, second] = [(await send(jpeg)).json().id, (await send(jpeg)).json().id];
  const remove = (client: ApiClient, id: string) =>
    client.send({ method: "DELETE", url: `/api/v1/orders/${order}/return-pictures/${id}` });
  expect((await remove(new ApiClient(shop.app), first)).statusCode).toBe(404);
  expect((await remove(buyer, first)).statusCode).toBe(204);
  expect((await ask([first])).statusCode).toBe(422);
  await shop.pool.query("update returns.picture set at = at - interval '25 hours' where id = $1", [
    second,
  ]);
  await sweepPictures(shop.platform.db);
  expect((await ask([second])).statusCode).toBe(422);
});

test("returns 409 too-many-pictures above 24 pictures per order", async () => {
  await shop.pool.query(
    `insert into returns.picture (order_id, bytes)
     select id, '\\x00' from orders.order, generate_series(1, 24) where number = $1`,
    [order],
  );
  expect((await send(jpeg)).json().code).toBe("too-many-pictures");
});

function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** A PNG that claims to be 60,000 pixels wide and high. */
function bomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
