import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import { sampleIes, sampleLdt } from "#contract/lighting/photometry/sample-files.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { makePdf } from "#server/testing/make-pdf.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const MODELS = join(import.meta.dirname, "..", "..", "..", "db", "demo", "models");

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
  await shop.run((work) => addProducts(work, [{}]));
});
afterAll(() => shop.stop());

const send = (path: string, payload: Buffer, type: string) =>
  staff.send({
    method: "POST",
    url: `/api/v1/admin/${path}`,
    payload,
    headers: { "content-type": type },
  });

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#c80" } })
    .png()
    .toBuffer();

const IES = [
  "IESNA:LM-63-2002",
  "[TEST] 1",
  "[MANUFAC] Fanoûs <script>",
  "TILT=NONE",
  "1 -1 1 2 1 1 2 0 0 0",
  "1 1 10",
  "0 90",
  "0",
  "100 50",
].join("\n");

test("uploads, attaches and serves pictures, data sheets, photometry and models", async () => {
  const sent = await send("pictures", await picture(), "image/png");
  expect(sent.statusCode).toBe(201);
  const { assetId, src } = sent.json<{ assetId: number; src: string }>();
  expect(sent.json()).toMatchObject({ width: 30, height: 20 });
  expect((await send("pictures", await picture(), "image/png")).json()).toEqual(sent.json());
  const sheet = await send("documents", Buffer.from(makePdf()), "application/pdf");
  expect(sheet.json()).toMatchObject({ kind: "pdf" });
  const light = await send("documents", Buffer.from(IES), "application/octet-stream");
  expect(light.json()).toMatchObject({ kind: "ies" });
  const glb = await readFile(join(MODELS, "zell-wall-light.glb"));
  const model = await send("documents", glb, "model/gltf-binary");
  expect(model.json()).toMatchObject({ kind: "glb" });

  const { rows } = await shop.pool.query<{ id: number }>("select id from catalog.product limit 1");
  const url = `/api/v1/admin/products/${rows[0]?.id}`;
  const product = (await staff.get(url)).json<{ variants: { sku: string }[] }>();
  const sku = product.variants[0]?.sku;
  const title = { ar: "ورقة البيانات", en: "Data sheet" };
  const saved = await staff.send({
    method: "PATCH",
    url,
    payload: {
      ...product,
      pictures: [
        { assetId, role: "hero", alt: title, sku, focus: { x: 30, y: 60 } },
        { assetId, role: "room", alt: title },
      ],
      documents: [
        { documentId: sheet.json<{ documentId: number }>().documentId, role: "data-sheet", title },
        {
          documentId: light.json<{ documentId: number }>().documentId,
          role: "photometry",
          title,
          sku,
        },
        { documentId: model.json<{ documentId: number }>().documentId, role: "model", title, sku },
      ],
    },
  });
  expect(saved.json()).toMatchObject({
    pictures: [
      { src, role: "hero", sku, focus: { x: 30, y: 60 } },
      { src, role: "room", sku: null, focus: null },
    ],
    documents: [
      { kind: "pdf", role: "data-sheet", sku: null },
      { kind: "ies", sku },
      { kind: "glb", role: "model", sku },
    ],
  });
  const shown = await shop.app.inject({
    url: `/api/v1/products/${rows[0]?.id}`,
    headers: { "accept-language": "en" },
  });
  expect(shown.json()).toMatchObject({
    variants: [
      {
        pictures: [{ src }, { src }],
        hasPhotometry: true,
        model: model.json<{ src: string }>().src,
      },
    ],
    documents: [{ title: "Data sheet", variantId: null }],
  });
  const shape = await shop.app.inject(model.json<{ src: string }>().src);
  expect(shape.headers).toMatchObject({
    "content-type": "model/gltf-binary",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(shape.rawPayload.subarray(0, 4).toString()).toBe("glTF");

  const file = await shop.app.inject(light.json<{ src: string }>().src);
  expect(file.headers).toMatchObject({
    "content-disposition": "attachment",
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
  });
  expect(file.body).toContain("TILT=NONE\r\n");
  expect(file.body).toContain("Fano??s");
  const { variants } = shown.json<{ variants: { id: number }[] }>();
  const measured = await shop.app.inject(`/api/v1/sons/${variants[0]?.id}/photometry`);
  expect(measured.headers["content-disposition"]).toBe(`attachment; filename="${sku}.ies"`);
  expect(measured.body).toBe(file.body);
  const pdf = await shop.app.inject(sheet.json<{ src: string }>().src);
  expect(pdf.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment",
  });
});

/** The photometric file served for a product's only variant once it has this document. */
async function servedWith(documentId: number) {
  const [variantId] = await shop.run((work) => addProducts(work, [{ givesLight: true }]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  const url = `/api/v1/admin/products/${rows[0]?.id}`;
  const title = { ar: "توزيع الضوء", en: "Light distribution" };
  const saved = await staff.send({
    method: "PATCH",
    url,
    payload: {
      ...(await staff.get(url)).json<object>(),
      documents: [{ documentId, role: "photometry", title }],
    },
  });
  expect(saved.statusCode).toBe(200);
  return shop.app.inject(`/api/v1/sons/${variantId}/photometry`);
}

test("accepts and serves EULUMDAT and LM-63-1986 files unchanged", async () => {
  const ldt = sampleLdt({ lineEnd: "\r", candelas: [["300,5", "150", "0"]] });
  const sent = await send("documents", Buffer.from(`${ldt}\u001a`), "application/octet-stream");
  expect(sent.json()).toMatchObject({ kind: "ies", src: expect.stringMatching(/\.ldt$/) });
  const { documentId, src } = sent.json<{ documentId: number; src: string }>();
  const served = await servedWith(documentId);
  expect(served.headers["content-disposition"]).toMatch(/\.ldt"$/);
  expect(readPhotometricFile(new Uint8Array(served.rawPayload))).toMatchObject({
    format: "EULUMDAT",
    photometry: { candelas: [[601, 300, 0]] },
  });
  const file = await shop.app.inject(src);
  expect(file.headers).toMatchObject({
    "content-disposition": "attachment",
    "content-security-policy": expect.stringContaining("sandbox"),
  });

  const old = sampleIes({ firstLine: "IES 12345 track spot", labels: [], factors: "1 1.1 10" });
  const first = await send("documents", Buffer.from(old), "text/plain");
  expect(first.json()).toMatchObject({ kind: "ies", src: expect.stringMatching(/\.ies$/) });
  const handed = await servedWith(first.json<{ documentId: number }>().documentId);
  expect(readPhotometricFile(new Uint8Array(handed.rawPayload))).toMatchObject({
    format: "LM-63-1986",
    name: "IES 12345 track spot",
  });
});

test.each([
  ["en", sampleLdt({ flux: "two" }), "photometry-not-a-number", "Line 29: “two” isn’t a number"],
  ["ar", sampleLdt({ flux: "two" }), "photometry-not-a-number", "السطر 29"],
  ["en", sampleLdt({ conversion: "0" }), "photometry-no-light", "Line 24"],
  ["en", sampleIes({ candelas: [[100, 50]] }), "photometry-too-few-numbers", "line 10"],
  ["ar", sampleIes({ type: "4" }), "photometry-unknown-coordinates", "السطر 6"],
  ["en", "Dear shop,\nthe file follows.", "photometry-no-photometric-file", "IES"],
])(
  "returns 422 in %s with the fault of a broken photometric file",
  async (lang, text, code, words) => {
    const answer = await staff.send({
      method: "POST",
      url: "/api/v1/admin/documents",
      payload: Buffer.from(text),
      headers: { "content-type": "application/octet-stream", "accept-language": lang },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: "validation",
      errors: [{ path: "file", code, message: expect.stringContaining(words) }],
    });
  },
);

test("returns a picture's focal point on page, card and cart", async () => {
  const { assetId } = (await send("pictures", await picture(), "image/png")).json();
  const [variantId] = await shop.run((work) => addProducts(work, [{ stock: 5 }]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  const [product] = rows;
  const url = `/api/v1/admin/products/${product?.id}`;
  const focus = { x: 30, y: 60 };
  const alt = { ar: "نجفة", en: "Lamp" };
  const saved = await staff.send({
    method: "PATCH",
    url,
    payload: {
      ...(await staff.get(url)).json<object>(),
      pictures: [
        { assetId, role: "hero", alt, focus },
        { assetId, role: "detail", alt },
      ],
    },
  });
  expect(saved.statusCode).toBe(200);
  const visitor = new ApiClient(shop.app);
  const detail = (await visitor.get(`/api/v1/products/${product?.id}`)).json();
  const [variant] = detail.variants;
  expect(variant.pictures.map((shown: object) => "focus" in shown)).toEqual([true, false]);
  const cards = (await visitor.get("/api/v1/products")).json();
  const card = cards.items.find(({ id }: { id: number }) => id === product?.id);
  await visitor.post("/api/v1/cart/lines", { variantId: variant.id, quantity: 1 });
  const cart = (await visitor.get("/api/v1/cart")).json();
  expect([variant.pictures[0], card.picture, cart.items[0].picture]).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ focus })),
  );
});

test("rejects uploads whose content differs from their type", async () => {
  const page = Buffer.from("<html><script>alert(1)</script>");
  const refusals = [
    await send("pictures", page, "image/png"),
    await send("documents", page, "text/plain"),
    await send("documents", await picture(), "application/pdf"),
    await send("documents", page, "text/html"),
    await send("pictures", page, "application/pdf"),
  ];
  expect(refusals.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    "validation",
    "validation",
    "document-file-type",
    "document-file-type",
    "upload-type",
  ]);
  const { rowCount } = await shop.pool.query(
    "select from staff.audit_entry where action in ('picture.add', 'document.add') and after is null",
  );
  expect(rowCount).toBe(0);
});

test("returns 422 with the faulty line of a broken IES file", async () => {
  const broken = [
    IES.replace("100 50", "100"),
    IES.replace("TILT=NONE", "TILT=lamp.tlt"),
    IES.replace("0 90", "90 0"),
    "a light, as we remember it",
  ];
  const reasons: unknown[] = [];
  for (const text of broken) {
    const answer = await staff.send({
      method: "POST",
      url: "/api/v1/admin/documents",
      payload: Buffer.from(text),
      headers: { "content-type": "application/octet-stream", "accept-language": "en" },
    });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: { message: string }[] }>();
    reasons.push(...errors.map(({ message }) => message));
  }
  expect(reasons).toEqual([
    "The file ends in line 9, before all its intensities",
    "Line 4: its tilt factors are in another file (LAMP.TLT). Please write TILT=NONE, or put them into this file",
    "Line 7: the angles are not in ascending order",
    "This is not a photometric file: neither IES (LM-63) nor EULUMDAT (LDT)",
  ]);
});

test("returns oneOf for a PDF in the role of photometry", async () => {
  const sheet = await send("documents", Buffer.from(makePdf()), "application/pdf");
  const { documentId } = sheet.json<{ documentId: number }>();
  const { rows } = await shop.pool.query<{ id: number }>("select id from catalog.product limit 1");
  const url = `/api/v1/admin/products/${rows[0]?.id}`;
  const title = { ar: "شهادة", en: "Certificate" };
  const save = async (role: string) =>
    staff.send({
      method: "PATCH",
      url,
      payload: {
        ...(await staff.get(url)).json<object>(),
        documents: [{ documentId, role, title }],
      },
    });
  expect((await save("photometry")).json()).toMatchObject({
    errors: [{ path: "documents.0.role", code: "oneOf" }],
  });
  expect((await save("certificate")).statusCode).toBe(200);
});

test("returns 403 for a picture upload without permission", async () => {
  const support = await signInStaff(shop, "support");
  const answer = await support.send({
    method: "POST",
    url: "/api/v1/admin/pictures",
    payload: await picture(),
    headers: { "content-type": "image/png" },
  });
  expect(answer.statusCode).toBe(403);
});
