import { roles } from "../callers.ts";
import { query } from "../row.ts";
import type { Attempt, Rows } from "../row.ts";

const may = roles("catalogue");
const PATH = "/api/v1/admin/synonyms";
const draft = () => ({ words: ["مشكاة", "mishkat lamp"], locale: null });

/** Synonyms that the owner has just added. */
async function added({ callers }: Attempt) {
  return (await callers.owner.post(PATH, draft())).json<{ id: number; version: string }>();
}

/** Search synonyms. */
export const synonymRows: Rows = {
  listSynonyms: { may },
  addSynonym: { may, request: () => ({ body: draft() }) },
  changeSynonym: {
    may,
    request: async (attempt) => {
      const { id, version } = await added(attempt);
      return { params: { id }, body: { version, ...draft() } };
    },
  },
  removeSynonym: {
    may,
    request: async (attempt) => {
      const { id, version } = await added(attempt);
      return { params: { id }, query: { version } };
    },
  },
  trySearch: { may, request: query({ q: "lamp" }) },
  explainRank: {
    may,
    request: ({ productId }) => ({ query: { q: "lamp", productId: String(productId) } }),
  },
};
