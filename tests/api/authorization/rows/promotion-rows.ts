import { words } from "#server/testing/small-content.ts";
import { roles } from "../callers.ts";
import type { Attempt, Rows, Sent } from "../row.ts";

const may = roles("catalogue");
const PATH = "/api/v1/admin/promotions";

const draft = () => ({
  code: null,
  label: words("discount"),
  priority: 100,
  isExclusive: false,
  // Inactive, so that it does not affect orders.
  isActive: false,
  from: "2026-01-02T03:04:05Z",
  until: null,
  categoryIds: null,
  productIds: null,
  audience: null,
  minimum: null,
  minimumQuantity: null,
  useLimit: null,
  useLimitEach: null,
  benefit: { kind: "percent", basisPoints: 500, upTo: null },
});

/** A request about a promotion that the owner has just added. */
const about =
  (rest: (version: string) => Sent) =>
  async ({ callers }: Attempt): Promise<Sent> => {
    const answer = await callers.owner.post(PATH, draft());
    const { id, version } = answer.json<{ id: number; version: string }>();
    return { params: { id }, ...rest(version) };
  };

/** Promotions, and the price of a test cart. */
export const promotionRows: Rows = {
  listPromotions: { may },
  getPromotion: { may, request: about(() => ({})) },
  addPromotion: { may, request: () => ({ body: draft() }) },
  changePromotion: { may, request: about((version) => ({ body: { version, ...draft() } })) },
  endPromotion: { may, request: about((version) => ({ body: { version } })) },
  simulateCart: {
    may,
    request: ({ variantId }) => ({ query: { lines: `${variantId}:2`, governorate: "EG-C" } }),
  },
};
