import sharp from "sharp";
import { sampleIes } from "#contract/lighting/photometry/sample-files.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { roles, staff } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

let count = 0;
const newCode = () => `row-${(count += 1)}`;
const goods = roles("catalogue");

/** A new product for each request, as its `GET` returns it. */
async function newProduct({ shop, callers }: Attempt) {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 5 }]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = $1",
    [variantId],
  );
  const id = rows[0]?.id ?? 0;
  const read = async (url: string) =>
    (await callers.owner.get(url)).json<Record<string, unknown>>();
  const product = await read(`/api/v1/admin/products/${id}`);
  const stock = await read(`/api/v1/admin/stock?q=${String(skuOf(product))}`);
  return { id, variantId, product, level: (stock["items"] as { version: string }[])[0] };
}

const skuOf = (product: Record<string, unknown>) =>
  (product["variants"] as { sku: string }[])[0]?.sku;

/** A stock count of one variant. */
async function newCount(attempt: Attempt) {
  const { variantId, product } = await newProduct(attempt);
  const started = await attempt.callers.owner.post("/api/v1/admin/stock-counts", {
    variantIds: [variantId],
  });
  const { id, version } = started.json<{ id: number; version: string }>();
  return { params: { id }, version, sku: skuOf(product) };
}

const NAME = { ar: "اسم", en: "Name" };
const EMPTY = { ar: "", en: "" };
const BRAND = { name: NAME, description: NAME };
const CATEGORY = {
  name: NAME,
  slug: EMPTY,
  description: EMPTY,
  keyFacts: [],
  attributes: [],
  assetId: null,
  isActive: true,
};
const ATTRIBUTE = {
  kind: "number",
  unit: null,
  name: NAME,
  explanation: null,
  group: "light",
  isFacet: false,
  facetPosition: null,
  isComparable: false,
  minimum: null,
  maximum: null,
  values: [],
};

type Made = (attempt: Attempt) => Promise<{
  params: Record<string, string | number>;
  body: Record<string, unknown>;
}>;

/** Adds the record that a request is about. @returns it, as its `GET` returns it */
async function made({ callers }: Attempt, path: string, input: object) {
  const answer = await callers.owner.post(`/api/v1/admin/${path}`, input);
  return answer.json<Record<string, unknown>>();
}

async function newBrand(attempt: Attempt) {
  const body = await made(attempt, "brands", { ...BRAND, code: newCode() });
  return { params: { id: Number(body["id"]) }, body };
}

async function newCategory(attempt: Attempt) {
  const body = await made(attempt, "categories", { ...CATEGORY, code: newCode(), parentId: null });
  return { params: { id: Number(body["id"]) }, body };
}

async function newAttribute(attempt: Attempt) {
  const code = `row_${newCode().slice(4)}`;
  const body = await made(attempt, "attributes", { ...ATTRIBUTE, code });
  return { params: { code }, body };
}

const BEGIN = "2030-01-01T00:00:00Z";

const DISCOUNT = {
  label: NAME,
  categoryIds: [],
  breaks: [{ from: 500, basisPoints: 1 }],
  from: BEGIN,
  until: null,
};

async function newDiscount(attempt: Attempt) {
  const body = await made(attempt, "company-discounts", DISCOUNT);
  return { params: { id: Number(body["id"]) }, body };
}

async function newOffer(attempt: Attempt) {
  const { variantId } = await newProduct(attempt);
  const lines = [{ variantId, piastres: 1 }];
  const added = await made(attempt, "offers", { lines, from: BEGIN, until: null });
  const [body = {}] = (added["items"] ?? []) as Record<string, unknown>[];
  return { params: { id: Number(body["id"]) }, body };
}

async function newPriceList(attempt: Attempt) {
  const list = await made(attempt, "price-lists", { code: newCode(), name: NAME });
  const prices = [{ variantId: attempt.variantId, piastres: 5 }];
  return { params: { id: Number(list["id"]) }, body: { ...list, prices } };
}

const saved = (make: Made) => (attempt: Attempt) => make(attempt);

const removed = (make: Made) => async (attempt: Attempt) => {
  const { params, body } = await make(attempt);
  return { params, query: { version: String(body["version"]) } };
};

/** Product management: products, prices and stock. */
export const goodsRows: Rows = {
  listProductRecords: { may: goods },
  getProductRecord: { may: goods, request: ({ productId }) => ({ params: { id: productId } }) },
  addProductRecord: {
    may: goods,
    request: async (attempt) => {
      const { product } = await newProduct(attempt);
      const code = newCode();
      const variants = [{ sku: code.toUpperCase(), options: {}, piastres: 1 }];
      return { body: { ...product, code, variants } };
    },
  },
  saveProductRecord: {
    may: goods,
    request: async (attempt) => {
      const { id, product } = await newProduct(attempt);
      const summary = { ar: "وصف آخر", en: "Another summary" };
      return { params: { id }, body: { ...product, summary } };
    },
  },
  copyProduct: {
    may: goods,
    request: ({ productId }) => ({ params: { id: productId }, body: { code: newCode() } }),
  },
  changeProductState: {
    may: goods,
    request: async (attempt) => {
      const { id, product } = await newProduct(attempt);
      return { params: { id }, body: { state: "draft", version: product["version"] } };
    },
  },
  addPreview: {
    may: goods,
    request: ({ productId }) => ({ params: { id: productId }, body: { hours: 1 } }),
  },
  changeProducts: {
    may: goods,
    request: async (attempt) => {
      const { id } = await newProduct(attempt);
      return { body: { ids: [id], change: { kind: "price", basisPoints: 1_000 } } };
    },
  },
  undoProductChanges: {
    may: goods,
    request: async (attempt) => {
      const { id, variantId, product } = await newProduct(attempt);
      const change = { kind: "prices", prices: [{ variantId, piastres: 120_00 }] };
      return { body: { rows: [{ id, version: product["version"], change }] } };
    },
  },
  listBrands: { may: goods },
  getBrand: { may: goods, request: newBrand },
  addBrand: { may: goods, request: () => ({ body: { ...BRAND, code: newCode() } }) },
  saveBrand: { may: goods, request: saved(newBrand) },
  removeBrand: { may: goods, request: removed(newBrand) },
  listCategories: { may: goods },
  getCategory: { may: goods, request: newCategory },
  addCategory: {
    may: goods,
    request: () => ({ body: { ...CATEGORY, code: newCode(), parentId: null } }),
  },
  saveCategory: { may: goods, request: saved(newCategory) },
  moveCategory: {
    may: goods,
    request: async (attempt) => {
      const { params, body } = await newCategory(attempt);
      return { params, body: { parentId: null, beforeId: null, version: body["version"] } };
    },
  },
  removeCategory: { may: goods, request: removed(newCategory) },
  listAttributes: { may: goods },
  getAttribute: { may: goods, request: newAttribute },
  addAttribute: {
    may: goods,
    request: () => ({ body: { ...ATTRIBUTE, code: `row_${newCode().slice(4)}` } }),
  },
  saveAttribute: { may: goods, request: saved(newAttribute) },
  placeAttribute: {
    may: goods,
    request: async (attempt) => {
      const { params, body } = await newAttribute(attempt);
      return { params, body: { beforeCode: null, version: body["version"] } };
    },
  },
  removeAttribute: { may: goods, request: removed(newAttribute) },
  setPrice: {
    may: goods,
    request: async (attempt) => {
      const { product } = await newProduct(attempt);
      const [variant] = product["variants"] as { id: number; priceVersion: string }[];
      return {
        params: { id: variant?.id ?? 0 },
        body: { piastres: 2, version: variant?.priceVersion },
      };
    },
  },
  listOffers: { may: goods },
  getOffer: { may: goods, request: newOffer },
  addOffers: {
    may: goods,
    request: async (attempt) => {
      const { variantId } = await newProduct(attempt);
      return { body: { lines: [{ variantId, piastres: 1 }], from: BEGIN, until: null } };
    },
  },
  saveOffer: { may: goods, request: saved(newOffer) },
  removeOffer: { may: goods, request: removed(newOffer) },
  listPricedProducts: { may: goods },
  listProductNames: { may: staff },
  listPriceLists: { may: goods },
  getPriceList: { may: goods, request: newPriceList },
  addPriceList: { may: goods, request: () => ({ body: { code: newCode(), name: NAME } }) },
  savePriceList: { may: goods, request: saved(newPriceList) },
  listCompanyDiscounts: { may: goods },
  getCompanyDiscount: { may: goods, request: newDiscount },
  addCompanyDiscount: { may: goods, request: () => ({ body: DISCOUNT }) },
  saveCompanyDiscount: { may: goods, request: saved(newDiscount) },
  endCompanyDiscount: { may: goods, request: removed(newDiscount) },
  addPicture: {
    may: roles("catalogue", "content"),
    request: async () => ({
      file: await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c80" } })
        .jpeg()
        .toBuffer(),
    }),
  },
  addDocument: {
    may: goods,
    request: () => ({
      file: Buffer.from(sampleIes()),
      fileType: "application/octet-stream",
    }),
  },
  bookStock: {
    may: goods,
    request: ({ variantId }) => ({
      body: { kind: "receipt", note: "Row", lines: [{ variantId, quantity: 1 }] },
    }),
  },
  listStock: { may: goods },
  findStock: { may: goods, request: () => ({ body: { skus: ["TEST-1"] } }) },
  setReorderPoint: {
    may: goods,
    request: async (attempt) => {
      const { variantId, level } = await newProduct(attempt);
      return { params: { id: variantId }, body: { reorderPoint: 2, version: level?.version } };
    },
  },
  setBin: {
    may: goods,
    request: async (attempt) => {
      const { variantId, level } = await newProduct(attempt);
      return { params: { id: variantId }, body: { bin: "A-1", version: level?.version } };
    },
  },
  listStockCounts: { may: goods },
  startStockCount: {
    may: goods,
    request: ({ variantId }) => ({ body: { variantIds: [variantId] } }),
  },
  getStockCount: { may: goods, request: newCount },
  findCountLines: {
    may: goods,
    request: async (attempt) => {
      const { params, sku } = await newCount(attempt);
      return { params, body: { skus: [sku] } };
    },
  },
  enterStockCount: {
    may: goods,
    request: async (attempt) => {
      const { params, sku } = await newCount(attempt);
      return { params, body: { entries: [{ sku, counted: 4 }] } };
    },
  },
  closeStockCount: {
    may: goods,
    request: async (attempt) => {
      const { params, version } = await newCount(attempt);
      return { params, body: { version } };
    },
  },
  giveUpStockCount: {
    may: goods,
    request: async (attempt) => {
      const { params, version } = await newCount(attempt);
      return { params, query: { version } };
    },
  },
  listMovements: { may: goods, request: ({ variantId }) => ({ params: { id: variantId } }) },
  listHolds: { may: goods, request: ({ variantId }) => ({ params: { id: variantId } }) },
};
