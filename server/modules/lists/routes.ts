import type { FastifyRequest } from "fastify";
import type { Locale } from "#contract/kernel/locale.ts";
import { listEndpoints as contract } from "#contract/lists/endpoints.ts";
import { type Customer, shopperOf } from "#server/modules/customers/index.ts";
import { idempotencyKey, isFirst, once } from "#server/platform/http/idempotency.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { goodsOf, listOf, summariesOf, summaryOf } from "./list-queries.ts";
import type { OwnList } from "./own-list.ts";
import { listOfKey, shareList, unshareList } from "./share-list.ts";
import { addItems, type AddedItem, removeItem, setItem, shownVariant } from "./write-items.ts";
import { createList, removeList, renameList } from "./write-list.ts";

type Who = Pick<Customer, "id" | "shopperId">;
type ListCommand = (work: Work, own: OwnList) => Promise<void>;

interface Asked {
  who: Who;
  params: { id: number };
  locale: Locale;
}

const OPENED_PER_MINUTE = 30;

export const listRoutes: ModulePlugin = (app, platform) => {
  const { db, authSecret } = platform;
  const reader = ({ db: transaction }: Work) => ({ db: transaction, authSecret });

  serveEndpoint(app, contract.listLists, async ({ who }) => ({
    items: await summariesOf(platform, who.id),
  }));

  serveEndpoint(app, contract.createList, async ({ who, body, request }) =>
    inTransaction(platform, async (work) => {
      const key = idempotencyKey(request, `lists:${who.id}`, body);
      const { answer } = await once(work, key, () => createList(work, who.id, body));
      return summaryOf(reader(work), { customerId: who.id, listId: answer.listId });
    }),
  );

  serveEndpoint(app, contract.getList, async ({ who, params, locale }) =>
    listOf(platform, ownOf({ who, params }), { ...who, locale }),
  );

  serveEndpoint(app, contract.renameList, async ({ who, params, body }) =>
    inTransaction(platform, async (work) => {
      const own = ownOf({ who, params });
      await renameList(work, own, body.name);
      return summaryOf(reader(work), own);
    }),
  );

  serveEndpoint(app, contract.removeList, async ({ who, params }) => {
    await inTransaction(platform, (work) => removeList(work, ownOf({ who, params })));
  });

  serveEndpoint(app, contract.addListItems, async ({ who, params, body, request }) =>
    add(request, ownOf({ who, params }), body, async () => body.items),
  );

  serveEndpoint(app, contract.addListProduct, async ({ who, params, body, request }) =>
    add(request, ownOf({ who, params }), body, async (work) => [
      { variantId: await shownVariant(work.db, body.productId), quantity: 1 },
    ]),
  );

  serveEndpoint(app, contract.setListItem, async ({ body, ...asked }) =>
    change(asked, (work, own) =>
      setItem(work, own, { variantId: asked.params.variantId, ...body }),
    ),
  );

  serveEndpoint(app, contract.removeListItem, async (asked) =>
    change(asked, (work, own) => removeItem(work, own, asked.params.variantId)),
  );

  serveEndpoint(app, contract.shareList, async (asked) =>
    change(asked, (work, own) => shareList(work, own, authSecret)),
  );
  serveEndpoint(app, contract.unshareList, async (asked) => change(asked, unshareList));

  serveEndpoint(
    app,
    contract.openSharedList,
    async ({ request, body, locale }) => {
      const listId = await listOfKey(platform, body.key, request.ip);
      return { items: await goodsOf(db, listId, await shopperOf(db, request), locale) };
    },
    { perMinute: OPENED_PER_MINUTE },
  );

  /** Adds once per key, and answers with the list as it is then. */
  async function add(
    request: FastifyRequest,
    own: OwnList,
    body: unknown,
    itemsOf: (work: Work) => Promise<readonly AddedItem[]>,
  ) {
    return inTransaction(platform, async (work) => {
      const key = idempotencyKey(request, `list-items:${own.customerId}:${own.listId}`, body);
      if (await isFirst(work, key)) await addItems(work, own, await itemsOf(work));
      return summaryOf(reader(work), own);
    });
  }

  /** Changes a list, and answers with all of it. */
  async function change({ who, params, locale }: Asked, command: ListCommand) {
    const own = ownOf({ who, params });
    return inTransaction(platform, async (work) => {
      await command(work, own);
      return listOf(reader(work), own, { ...who, locale });
    });
  }
};

function ownOf({ who, params }: Pick<Asked, "who" | "params">): OwnList {
  return { customerId: who.id, listId: params.id };
}
