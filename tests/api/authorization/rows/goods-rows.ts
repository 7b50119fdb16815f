import { addProducts } from "#server/testing/small-catalogue.ts";
import { roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

let count = 0;
const newCode = () => `row-${(count += 1)}`;
const goods = roles("catalogue");

/** A product of its own for each request, as its `GET` answers it. */
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

/** What staff do with the goods: the products themselves, prices and stock. */
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
      return { params: { id }, body: product };
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
  changeProducts: {
    may: goods,
    request: async (attempt) => {
      const { id } = await newProduct(attempt);
      return { body: { ids: [id], change: { kind: "price", basisPoints: 1_000 } } };
    },
  },
  bookStock: {
    may: goods,
    request: ({ variantId }) => ({
      body: { kind: "receipt", note: "Row", lines: [{ variantId, quantity: 1 }] },
    }),
  },
  listStock: { may: goods },
  setReorderPoint: {
    may: goods,
    request: async (attempt) => {
      const { variantId, level } = await newProduct(attempt);
      return { params: { id: variantId }, body: { reorderPoint: 2, version: level?.version } };
    },
  },
  listMovements: { may: goods, request: ({ variantId }) => ({ params: { id: variantId } }) },
  listHolds: { may: goods, request: ({ variantId }) => ({ params: { id: variantId } }) },
};
