import { addNightPicture } from "#server/testing/media/night-picture.ts";
import { anybody, roles, signedIn, person } from "../callers.ts";
import { orderBody, readingMail, samplePicture } from "../fixtures.ts";
import { type Attempt, body, query, type Rows } from "../row.ts";

const PLAN = { name: "Reception", plan: "room=5000-4000-2800&lights=" };

/** An account is limited to fifty: earlier ones are deleted first. */
async function planOfPerson({ shop, person: owner }: Attempt): Promise<number> {
  await shop.pool.query("delete from lighting.saved_plan");
  const answer = await owner.post("/api/v1/account/plans", PLAN);
  return answer.json<{ id: number }>().id;
}

/** An account is limited to fifty: earlier ones are deleted first. */
async function listOfPerson({ shop, person: owner, variantId }: Attempt): Promise<number> {
  await shop.pool.query("delete from lists.list");
  const items = [{ variantId, quantity: 1 }];
  const answer = await owner.post("/api/v1/account/lists", { name: "Villa 7", items });
  return answer.json<{ id: number }>().id;
}

function ofPersonsList(more: { body?: object } = {}): Rows["getList"] {
  return {
    may: person,
    request: async (attempt) => ({ params: { id: await listOfPerson(attempt) }, ...more }),
  };
}

/** Public endpoints, and what visitors do before they order. */
export const shopRows: Rows = {
  findRedirect: { may: anybody, request: query({ path: "/x" }) },
  listProductCategories: { may: anybody },
  listParentCategories: { may: anybody, request: query({ type: "B2C" }) },
  listSons: { may: anybody },
  getProduct: { may: anybody, request: ({ productId }) => ({ params: { id: productId } }) },
  listProducts: { may: anybody },
  chooseLanguage: { may: anybody, request: body({ locale: "en" }) },
  countOpenedSearch: { may: anybody, request: body({ q: "lamp" }) },
  suggest: { may: anybody, request: query({ q: "lamp" }) },
  getMenuDetail: { may: anybody, request: query({ categoryId: "1" }) },
  listBlocks: { may: anybody, request: query({ categoryId: "3" }) },
  listDeliveryTerms: { may: anybody },
  getCart: { may: anybody },
  addCartLine: { may: anybody, request: ({ variantId }) => ({ body: { variantId } }) },
  addCartLines: {
    may: anybody,
    request: ({ variantId }) => ({ body: { lines: [{ variantId }] } }),
  },
  fillCart: {
    may: anybody,
    request: ({ variantId }) => ({ body: { lines: [{ variantId, quantity: 1 }] } }),
  },
  checkSkuList: { may: anybody, request: body({ text: "NFS-7-WH 2" }) },
  setCartLine: {
    may: anybody,
    request: async ({ caller, variantId }) => {
      await caller.add(variantId);
      return { params: { variantId }, body: { quantity: 1 } };
    },
  },
  removeCartLine: { may: anybody, request: ({ variantId }) => ({ params: { variantId } }) },
  parkCart: { may: anybody },
  restoreCart: {
    may: anybody,
    request: async ({ caller, variantId }) => {
      await caller.add(variantId);
      await caller.post("/api/v1/cart/park");
      return {};
    },
  },
  checkCart: {
    may: anybody,
    request: async ({ caller, variantId }) => {
      await caller.add(variantId);
      return {};
    },
  },
  getSets: { may: anybody, request: ({ variantId }) => ({ params: { id: variantId } }) },
  getPhotometry: { may: anybody, request: ({ variantId }) => ({ params: { id: variantId } }) },
  listPlannerLights: { may: anybody },
  listPlans: { may: signedIn },
  savePlan: { may: signedIn, request: body(PLAN) },
  changePlan: {
    may: person,
    request: async (attempt) => ({ params: { id: await planOfPerson(attempt) }, body: PLAN }),
  },
  removePlan: {
    may: person,
    request: async (attempt) => ({ params: { id: await planOfPerson(attempt) } }),
  },
  listLists: { may: signedIn },
  createList: { may: signedIn, request: body({ name: "Villa 7" }) },
  getList: ofPersonsList(),
  renameList: ofPersonsList({ body: { name: "Villa 8" } }),
  removeList: ofPersonsList(),
  addListItems: {
    may: person,
    request: async (attempt) => ({
      params: { id: await listOfPerson(attempt) },
      body: { items: [{ variantId: attempt.variantId }] },
    }),
  },
  addListProduct: {
    may: person,
    request: async (attempt) => ({
      params: { id: await listOfPerson(attempt) },
      body: { productId: attempt.productId },
    }),
  },
  setListItem: {
    may: person,
    request: async (attempt) => ({
      params: { id: await listOfPerson(attempt), variantId: attempt.variantId },
      body: { quantity: 2 },
    }),
  },
  removeListItem: {
    may: person,
    request: async (attempt) => ({
      params: { id: await listOfPerson(attempt), variantId: attempt.variantId },
    }),
  },
  shareList: ofPersonsList(),
  unshareList: ofPersonsList(),
  openSharedList: {
    may: anybody,
    request: async (attempt) => {
      const id = await listOfPerson(attempt);
      const shared = await attempt.person.post(`/api/v1/account/lists/${id}/share`);
      return { body: { key: shared.json<{ shareKey: string }>().shareKey } };
    },
  },
  getPlanDrawing: {
    may: anybody,
    request: ({ variantId }) => ({
      query: { room: "5000-4000-2800", lights: `${variantId}-2500-2000` },
    }),
  },
  getLightLayers: {
    may: anybody,
    request: async ({ shop }) => ({ query: { night: (await addNightPicture(shop)).night } }),
  },
  getRoomFacts: { may: anybody, request: ({ variantId }) => ({ params: { id: variantId } }) },
  checkPlan: {
    may: anybody,
    request: ({ variantId }) => ({ query: { parts: `${variantId}-2` } }),
  },
  getDimensions: { may: anybody, request: ({ variantId }) => ({ params: { id: variantId } }) },
  quoteCheckout: {
    may: anybody,
    request: async ({ caller, variantId }) => {
      await caller.add(variantId);
      return { body: { governorate: "EG-C", paymentMethod: "cod" } };
    },
  },
  placeOrder: {
    may: anybody,
    request: async (attempt) => ({ body: await orderBody(attempt, attempt.caller) }),
  },
  listFavourites: { may: anybody },
  listFavouriteIds: { may: anybody },
  addFavourite: { may: anybody, request: ({ productId }) => ({ body: { productId } }) },
  removeFavourite: { may: anybody, request: ({ productId }) => ({ params: { productId } }) },
  listRecentlyViewed: { may: anybody },
  reportPageSpeed: {
    may: anybody,
    request: () => ({ body: { page: "/", language: "ar", device: "phone", lcp: 900 } }),
  },
  reportView: { may: anybody, request: ({ productId }) => ({ body: { productId } }) },
  askAlert: {
    may: anybody,
    request: ({ variantId }) => ({
      body: { variantId, kind: "price", contact: `alert-${Math.random()}@example.com` },
    }),
  },
  confirmAlert: {
    may: anybody,
    request: async (attempt) => ({ body: await alertTicket(attempt) }),
  },
  listAlerts: { may: signedIn },
  removeAlert: { may: signedIn, request: () => ({ params: { id: 1 } }) },
  listRatings: { may: anybody, request: ({ productId }) => ({ params: { id: productId } }) },
  reportRating: {
    may: anybody,
    request: async (attempt) => {
      const id = await ratingOfPerson(attempt);
      await publishRating(attempt, id);
      return { params: { id } };
    },
  },
  rateProduct: {
    may: signedIn,
    request: ({ productId }) => ({ params: { id: productId }, body: { value: 5, text: "جميلة" } }),
  },
  addRatingPicture: {
    may: signedIn,
    request: async ({ productId }) => ({ params: { id: productId }, file: await samplePicture() }),
  },
  removeRatingPicture: {
    may: person,
    request: async (attempt) => ({ params: { id: await pictureOfPerson(attempt) } }),
  },
  getRatingPicture: {
    may: anybody,
    request: async (attempt) => ({ params: { id: await publishedPicture(attempt) } }),
  },
  getOwnRatingPicture: {
    may: person,
    request: async (attempt) => ({ params: { id: await pictureOfPerson(attempt) } }),
  },
  getModeratedRatingPicture: {
    may: roles("catalogue", "support"),
    request: async (attempt) => ({ params: { id: await publishedPicture(attempt) } }),
  },
  listOwnRatings: { may: signedIn },
  removeOwnRating: {
    may: person,
    request: async (attempt) => ({ params: { id: await ratingOfPerson(attempt) } }),
  },
  listModeratedRatings: { may: roles("catalogue", "support") },
  moderateRating: {
    may: roles("catalogue", "support"),
    request: async (attempt) => ({
      params: { id: await ratingOfPerson(attempt) },
      body: { state: "published" },
    }),
  },
  sendFeedback: { may: anybody, request: body(letter("somebody@example.com")) },
  listFeedback: { may: roles("support") },
  replyToFeedback: {
    may: roles("support"),
    request: async ({ shop, callers }) => {
      await callers.visitor.post("/api/v1/feedback", letter(`writer-${Math.random()}@example.com`));
      const { rows } = await shop.pool.query<{ id: number }>(
        "select max(id) as id from feedback.message",
      );
      return { params: { id: rows[0]?.id ?? 0 }, body: { reply: "Thank you" } };
    },
  },
};

function letter(email: string) {
  return { userName: "منى", email, message: "سؤال", description: "هل يصل إلى أسوان؟" };
}

/** The person rates again each time, as an earlier request may have deleted the rating. */
async function ratingOfPerson({ person: rater, productId }: Attempt): Promise<number> {
  await rater.post(`/api/v1/products/${productId}/ratings`, { value: 4 });
  const own = await rater.get("/api/v1/account/ratings");
  return own.json<{ items: { id: number }[] }>().items[0]?.id ?? 0;
}

async function publishRating({ callers }: Attempt, id: number): Promise<void> {
  await callers.support.send({
    method: "PATCH",
    url: `/api/v1/admin/ratings/${id}`,
    payload: { state: "published" },
  });
}

/** A picture uploaded by the person, not yet in a rating. */
async function pictureOfPerson({ person: rater, productId }: Attempt): Promise<string> {
  const sent = await rater.send({
    method: "POST",
    url: `/api/v1/products/${productId}/rating-pictures`,
    payload: await samplePicture(),
    headers: { "content-type": "image/jpeg" },
  });
  return sent.json<{ id: string }>().id;
}

/** A picture of a published rating. */
async function publishedPicture(attempt: Attempt): Promise<string> {
  const { person: rater, productId } = attempt;
  const id = await pictureOfPerson(attempt);
  const rated = await rater.post(`/api/v1/products/${productId}/ratings`, {
    value: 4,
    pictures: [id],
  });
  const { id: ratingId } = rated.json<{ id: number }>();
  await publishRating(attempt, ratingId);
  return id;
}

/** The ticket from the confirmation link of an alert that a visitor requested. */
async function alertTicket({
  shop,
  callers,
  variantId,
}: Parameters<NonNullable<Rows[string]["request"]>>[0]) {
  const contact = `alert-${Math.random()}@example.com`;
  const { text } = await readingMail({ shop }, contact, () =>
    callers.visitor.post("/api/v1/alerts", { variantId, kind: "price", contact }),
  );
  const [, ticket = ""] = /#confirm\.(\S+)/.exec(text) ?? [];
  return { ticket };
}
