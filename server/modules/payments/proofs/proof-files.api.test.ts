import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { makePdf, packedStream } from "#server/testing/make-pdf.ts";
import {
  createProofActions,
  type ProofActions,
  receiptPicture,
} from "#server/testing/orders/proof-actions.ts";
import { transferOrder } from "#server/testing/orders/transfer-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { sweepProofs } from "./keep-file.ts";

const SCRIPT = "<script>alert(document.cookie)</script>";
const PDF = "application/pdf";

let shop: TestShop;
let actions: ProofActions;
let lamp: number;
let buyer: ApiClient;
let order: string;

beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  actions = await createProofActions(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = new ApiClient(shop.app);
  order = await transferOrder(shop, buyer, lamp);
});

const add = (payload: Buffer | string, type = "image/jpeg", headers = {}) =>
  actions.addFile(buyer, order, payload, type, headers);
const own = (id: string) => `/api/v1/orders/${order}/payment/proof-files/${id}`;

/** Files as stored in the database. */
const count = async () =>
  Number(
    (
      await shop.pool.query(
        "select count(*) from payments.proof_file where order_id = (select id from orders.order where number = $1)",
        [order],
      )
    ).rows[0].count,
  );

describe("GET /orders/{number}/payment/proof-files/{id}", () => {
  test("sends a picture inline and a PDF as attachment to authorised readers", async () => {
    const picture = (await add(await receiptPicture())).json<{ id: string }>().id;
    const document = (await add(makePdf(), PDF)).json<{ id: string; kind: string }>();
    expect(document.kind).toBe("pdf");
    await actions.send(buyer, order, { files: [picture, document.id] });
    const proof = await actions.waiting(order);
    const shown = {
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    };
    for (const [id, type, disposition] of [
      [picture, "image/webp", `inline; filename="${picture}.webp"`],
      [document.id, PDF, `attachment; filename="${document.id}.pdf"`],
    ] as const) {
      const ofStaff = `/api/v1/admin/payment-proofs/${proof?.id}/files/${id}`;
      for (const answer of [await buyer.get(own(id)), await actions.staff.get(ofStaff)]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          ...shown,
          "content-type": type,
          "content-disposition": disposition,
        });
      }
      const support = await signInStaff(shop, "support");
      expect((await support.get(ofStaff)).statusCode).toBe(403);
      expect((await new ApiClient(shop.app).get(own(id))).statusCode).toBe(404);
      expect((await new ApiClient(shop.app).get(ofStaff)).statusCode).toBe(401);
    }
  });

  test("returns 404 under another order", async () => {
    const { id } = (await add(await receiptPicture())).json<{ id: string }>();
    const other = new ApiClient(shop.app);
    const elsewhere = await transferOrder(shop, other, lamp);
    const url = `/api/v1/orders/${elsewhere}/payment/proof-files/${id}`;
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await other.send({ method: "DELETE", url })).statusCode).toBe(404);
  });
});

describe("a stored receipt file", () => {
  test("contains only pixels, without EXIF data or trailing bytes", async () => {
    const taken = await sharp({
      create: { width: 60, height: 40, channels: 3, background: "#c80" },
    })
      .withExif({ IFD0: { Make: "Camera of Mona" }, IFD3: { GPSLatitude: "30/1 2/1 40/1" } })
      .jpeg()
      .toBuffer();
    const sent = await add(Buffer.concat([taken, Buffer.from(SCRIPT)]));
    const { rawPayload } = await buyer.get(own(sent.json<{ id: string }>().id));
    const facts = await sharp(rawPayload).metadata();
    expect([facts.format, facts.exif, facts.xmp]).toEqual(["webp", undefined, undefined]);
    expect(rawPayload.includes("Camera of Mona")).toBe(false);
    expect(rawPayload.includes("script")).toBe(false);
  });

  test.for([
    ["a PDF", makePdf()],
    ["a PDF with a script action", makePdf({ catalogue: `/OpenAction<</JS(${SCRIPT})>>` })],
    ["a PDF followed by HTML", makePdf({ behind: SCRIPT })],
  ] as const)("contains only the pages of %s with a wrong content type", async ([, document]) => {
    const sent = await add(document, "image/jpeg");
    expect(sent.json()).toMatchObject({ kind: "pdf" });
    const { rawPayload } = await buyer.get(own(sent.json<{ id: string }>().id));
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(rawPayload.includes("/Contents")).toBe(true);
    expect(rawPayload.includes("script")).toBe(false);
    expect(rawPayload.includes("OpenAction")).toBe(false);
  });
});

describe("POST /orders/{number}/payment/proof-files", () => {
  test.for([
    ["an HTML page", SCRIPT, "validation"],
    [
      "an SVG drawing",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      "validation",
    ],
    ["an empty body", Buffer.alloc(0), "validation"],
    ["a truncated PDF", "%PDF-1.7\n1 0 obj", "validation"],
    ["a PDF after HTML", Buffer.concat([Buffer.from(SCRIPT), makePdf()]), "validation"],
    ["an encrypted PDF", makePdf({ trailer: "/Encrypt<</Filter/Standard>>" }), "pdf-locked"],
  ] as const)("returns 422 for %s", async ([, bytes, code]) => {
    for (const type of ["image/jpeg", PDF]) {
      const answer = await add(bytes, type);
      expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    }
    expect(await count()).toBe(0);
  });

  test.for(["image/svg+xml", "image/heic", "application/json", "multipart/form-data; boundary=x"])(
    "returns 415 document-type for %s",
    async (type) => {
      const answer = await add(type.includes("json") ? "{}" : await receiptPicture(), type);
      expect([answer.statusCode, answer.json().code]).toEqual([415, "document-type"]);
    },
  );

  test("returns 413 payload-too-large above 8 MB", async () => {
    const answer = await add(Buffer.alloc(8 * 1024 * 1024 + 1), PDF);
    expect([answer.statusCode, answer.json().code]).toEqual([413, "payload-too-large"]);
  });

  test("returns 422 for a decompression bomb and accepts the next PDF", async () => {
    const packed = packedStream("\0".repeat(100 * 1024 * 1024), "/Type/ObjStm/N 1/First 4");
    const objects = Array.from({ length: 20 }, (_, index) =>
      Buffer.concat([Buffer.from(`${20 + index} 0 obj\n`), packed, Buffer.from("\nendobj\n")]),
    );
    const bomb = await add(makePdf({ objects }), PDF);
    expect([bomb.statusCode, bomb.json().code]).toEqual([422, "validation"]);
    expect((await add(makePdf(), PDF)).statusCode).toBe(201);
    expect(await count()).toBe(1);
  });

  test("returns 403 forbidden-origin for a request from another site", async () => {
    const answer = await add(await receiptPicture(), "image/jpeg", {
      origin: "https://evil.example",
    });
    expect(answer.json().code).toBe("forbidden-origin");
  });

  test("returns 409 too-many-files for a fourth file until one is deleted", async () => {
    const ids = [1, 2, 3].map(() => actions.file(buyer, order));
    const [first] = await Promise.all(ids);
    const fourth = await add(await receiptPicture());
    expect([fourth.statusCode, fourth.json().code]).toEqual([409, "too-many-files"]);
    const url = own(first ?? "");
    expect((await buyer.send({ method: "DELETE", url })).statusCode).toBe(204);
    expect((await buyer.send({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await add(await receiptPicture())).statusCode).toBe(201);
  });

  test("returns 404 when deleting a file of a sent receipt", async () => {
    const id = await actions.file(buyer, order);
    await actions.send(buyer, order, { files: [id] });
    expect((await buyer.send({ method: "DELETE", url: own(id) })).statusCode).toBe(404);
  });
});

describe("receipt retention", () => {
  const age = (table: string, column: string, days: number) =>
    shop.pool.query(
      `update payments.${table} set ${column} = ${column} - make_interval(days => $2)
       where order_id = (select id from orders.order where number = $1)`,
      [order, days],
    );

  test("deletes unsent files after a day", async () => {
    await actions.file(buyer, order);
    await sweepProofs(shop.platform.db);
    expect(await count()).toBe(1);
    await age("proof_file", "at", 2);
    await sweepProofs(shop.platform.db);
    expect(await count()).toBe(0);
  });

  test("deletes files that a new receipt omits or replaces", async () => {
    await actions.file(buyer, order);
    const id = await actions.prove(buyer, order);
    expect(await count()).toBe(1);
    await actions.decline(id);
    await actions.prove(buyer, order);
    expect(await count()).toBe(1);
  });

  test("deletes files and references 180 days after a decision", async () => {
    const id = await actions.prove(buyer, order, { reference: "Mona's transfer" });
    await actions.accept(id, 174_00, `G-${order}`);
    await age("proof", "decided_at", 179);
    await sweepProofs(shop.platform.db);
    expect(await count()).toBe(1);
    await age("proof", "decided_at", 2);
    await sweepProofs(shop.platform.db);
    expect(await count()).toBe(0);
    expect(await actions.payment(buyer, order)).toMatchObject({
      state: "paid",
      proofs: [{ state: "accepted", reference: null, files: [] }],
    });
  });

  test("deletes all personal data of receipts when the account is erased", async () => {
    const person = await registerCustomer(shop);
    order = await transferOrder(shop, person, lamp);
    const id = await actions.prove(person, order, { reference: "Nermeen-Transfer-7" });
    const erase = () => person.post("/api/v1/account/erase", { password: person.password });
    await person.post(`/api/v1/orders/${order}/cancel`);
    expect((await erase()).json()).toMatchObject({ code: "open-orders" });
    await actions.decline(id, "Nermeen-Transfer-7 is of another order");
    const kept = await person.get("/api/v1/account/export");
    expect(kept.body).toContain("Nermeen-Transfer-7");
    const erased = await erase();
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    expect(await findPersonalData(shop.pool, ["nermeen-transfer"])).toEqual([]);
    expect(await count()).toBe(0);
  });
});
