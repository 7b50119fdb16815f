import { openScenario } from "../faults/crash-test.ts";
import { PageWatch } from "./page-watch.ts";
import { type Cluster, WATCHED_PAGES } from "./setup/cluster.ts";

const CUSTOMERS_SHARE = 0.3;

/**
 * People who buy through a cluster's proxy, and somebody who watches its pages, until `end`.
 * @param thinkMs between two orders of one buyer
 */
export async function startShopping(
  { proxy, dataDir, bank, database }: Cluster,
  buyerCount: number,
  thinkMs: number,
) {
  const customers = Math.round(buyerCount * CUSTOMERS_SHARE);
  const { scenario, stock, buyers } = await openScenario(
    { guests: buyerCount - customers, customers },
    proxy.address,
    dataDir,
    bank,
    database.connection,
  );
  const { acknowledged, clerk } = scenario;
  const clients = [clerk.client, ...buyers.map(({ client }) => client)];
  let isOver = false;
  const pages = new PageWatch(proxy.address, WATCHED_PAGES);
  const shopping = Promise.all(buyers.map((buyer) => buyer.shop(() => isOver, thinkMs)));
  return {
    ...{ acknowledged, clerk, clients, pages, stock },
    unanswered: () => clients.reduce((sum, client) => sum + client.unanswered, 0),
    end: async () => {
      isOver = true;
      await shopping;
      await pages.end();
    },
  };
}
