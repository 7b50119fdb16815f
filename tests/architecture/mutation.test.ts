import { describe, expect, test } from "vitest";
import { check, ruleNames, type RuleName } from "./check.ts";
import { treeWith, type Change } from "./clean-tree.ts";

/** Each file breaks exactly the rule it is listed under. */
const mutations: Record<RuleName, Change[]> = {
  tier: [
    { "contract/cart/rule.ts": importOf("#server/platform/db.ts") },
    { "contract/kernel/slug.ts": importOf("../cart/cart.ts") },
    { "server/platform/mail.ts": importOf("#server/modules/cart/index.ts") },
    { "server/platform/jobs.ts": `export const load = () => import("../app.ts");\n` },
    { "server/modules/cart/add.ts": importOf("#web/ui/button.ts") },
    { "server/modules/cart/add.ts": importOf("#server/testing/server.ts") },
    { "web/modules/cart/queries.ts": `import type { Db } from "#server/platform/db.ts";\n` },
    { "web/modules/cart/state.ts": `export type Db = import("#server/platform/db.ts").Db;\n` },
    { "web/ui/price.ts": importOf("#contract/kernel/money.ts") },
    { "web/ui/mini.ts": `export { CartLine } from "#web/modules/cart/index.ts";\n` },
    { "web/shell/cart-panel.ts": importOf("#web/modules/cart/index.ts") },
    { "web/modules/cart/state.ts": importOf("#web/pages/home/home.tsx") },
    { "db/demo/list.ts": importOf("#web/ui/button.tsx") },
    { "admin/orders/list.tsx": importOf("#web/ui/button.tsx") },
    { "api-client/client.ts": importOf("#web/shell/header.tsx") },
    { "server/modules/cart/add.ts": importOf("#api-client/client.ts") },
    { "admin/orders/list.tsx": importOf("../staff/roles.ts") },
    { "admin/shell/menu.ts": importOf("../orders/order.ts") },
    { "server/modules/cart/add.ts": importOf("../../../admin/api/client.ts") },
    { "server/modules/storefront/product-index/find.ts": importOf("../list.ts") },
    {
      "server/modules/storefront/product-index/find.ts": importOf(
        "#server/modules/catalog/index.ts",
      ),
    },
  ],
  package: [
    { "contract/kernel/phone.ts": importOf("libphonenumber-js") },
    { "contract/cart/state.ts": importOf("react") },
    { "web/ui/price.ts": importOf("react-router") },
    { "server/modules/storefront/product-index/find.ts": importOf("fastify") },
  ],
  door: [
    { "server/modules/cart/price.ts": importOf("#server/modules/catalog/price.ts") },
    { "server/load.ts": importOf("./modules/cart/cart-queries.ts") },
    { "web/modules/orders/lines.ts": importOf("#web/modules/cart/parts/cart-line.tsx") },
    { "server/modules/storefront/list.ts": importOf("./product-index/postings.ts") },
    { "server/modules/storefront/list.test.ts": importOf("./product-index/postings.ts") },
    {
      "bench/index.ts": importOf("#server/modules/storefront/product-index/postings.ts"),
    },
  ],
  "module-order": [
    { "server/modules/catalog/stock.ts": importOf("#server/modules/cart/index.ts") },
    { "server/modules/catalog/buyers.ts": `export * from "../cart/index.ts";\n` },
    { "contract/catalog/card.ts": importOf("#contract/cart/cart.ts") },
    { "contract/cart/all.ts": importOf("../endpoints.ts") },
    { "web/modules/catalog/card.tsx": importOf("#web/modules/cart/index.ts") },
  ],
  "schema-owner": [
    { "server/modules/cart/price.ts": "export const q = sql`select * from catalog.product`;\n" },
    { "server/modules/cart/price.ts": `export const q = db.selectFrom("catalog.product");\n` },
    { "server/modules/cart/price.ts": `export const table = "catalog.product as p";\n` },
    { "server/modules/cart/tables.ts": `export interface Tables { "orders.order_line": Line }\n` },
    {
      "server/modules/catalog/card.ts":
        "export const q = `select ${x({})} from pricing.current_price`;\n",
    },
    { "server/platform/counts.ts": `export const q = "select 1 from menus.item";\n` },
  ],
  "unbroken-migration": [
    later("create index line_added on cart.line (added_at);"),
    later("create index concurrently line_added on cart.line (added_at);"),
    later("-- outside a transaction\nalter table cart.line add column note text;"),
    later("alter table cart.line alter column quantity type bigint;"),
    later("alter table cart.line add column key uuid default gen_random_uuid();"),
    later("alter table cart.line add column twice int generated always as (quantity * 2) stored;"),
    later("alter table cart.line add constraint few check (quantity < 100);"),
    later("alter table cart.line add constraint one unique (sku);"),
    later("alter table cart.line drop column note;"),
    later("alter table cart.line rename column note to remark;"),
    later("drop table cart.line;"),
  ],
  "migration-owner": [
    { "db/migrations/0004-cart-index.sql": "create index x on catalog.product (id);\n" },
    { "db/migrations/0004-cart-fix.sql": "alter table if exists catalog.product add x int;\n" },
    { "db/migrations/0004-cart-owner.sql": "create table owner (id bigint);\n" },
    { "db/migrations/0004-cart-card.sql": "create view cart.card as select 1 from orders.line;\n" },
  ],
  "single-writer": [
    ordersWith(`db.updateTable("orders.order").set({ status: "cancelled" }).where("id", "=", 1)`),
    ordersWith(`db.updateTable("orders.order").set({ ...gone, note: null }).execute()`),
    ordersWith(`db.updateTable("orders.order").set(gone).where("id", "=", 1)`),
    ordersWith("sql`update orders.order set expires_at = null where id = 1`"),
    ordersWith("sql`update orders.order as o set note = '', waiting_for = 'payment'`"),
  ],
  "migration-name": [
    { "db/migrations/0004-basket-line.sql": "select 1;\n" },
    { "db/migrations/0002-catalog-brand.sql": "create table catalog.brand (id bigint);\n" },
  ],
};

test("reports nothing for a clean tree", () => {
  expect(check(treeWith())).toEqual([]);
});

describe.each(ruleNames)("%s", (rule) => {
  test.each(mutations[rule].map((change) => [Object.keys(change)[0], change] as const))(
    "reports %s",
    (_file, change) => {
      expect([...new Set(check(treeWith(change)).map((finding) => finding.rule))]).toEqual([rule]);
    },
  );
});

function later(sql: string): Change {
  return { "db/migrations/0128-cart-change.sql": `${sql}\n` };
}

function importOf(target: string): string {
  return `import { thing } from "${target}";\nexport const it = thing;\n`;
}

function ordersWith(query: string): Change {
  return { "server/modules/orders/expire.ts": `export const query = ${query};\n` };
}
