import { describe, expect, test } from "vitest";
import { check, ruleNames, type RuleName } from "./check.ts";
import { treeWith, type Change } from "./clean-tree.ts";

const longFunction = `export function long() {\n${"  step();\n".repeat(50)}}\n`;

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
    { "server/modules/cart/add.ts": importOf("#admin/api/client.ts") },
  ],
  package: [
    { "contract/kernel/phone.ts": importOf("libphonenumber-js") },
    { "contract/cart/state.ts": importOf("react") },
    { "web/ui/price.ts": importOf("react-router") },
  ],
  "patched-package": [
    { "vite.config.ts": plugin(`transform(code) { return code.replace("a", "b"); }`) },
    { "vite.config.ts": plugin("transform: { filter: { id: /\\/react-router\\// }, handler }") },
    { "web/shell/cut.ts": plugin("transform: { filter: { id: FILE }, handler }") },
    { "web/shell/cut.ts": plugin("transform: { filter: { id: CUT }, handler }") },
    { "web/shell/cut.ts": plugin("load: { filter: { id: /lucide/ }, handler }") },
    { "web/shell/cut.ts": plugin("renderChunk(code) { return cut(code); }") },
    { "vite.config.ts": plugin(`config: () => ({ find: /^react-dom$/, replacement })`) },
    { "tools/cut.mjs": `writeFileSync(join(ROOT, "node_modules/react/index.js"), code);\n` },
    { "package.json": `{ "scripts": { "postinstall": "node tools/cut.mjs" } }\n` },
  ],
  "server-tsx": [{ "server/modules/cart/mail.ts": importOf("./mail-body.tsx") }],
  door: [
    { "server/modules/cart/price.ts": importOf("#server/modules/catalog/price.ts") },
    { "server/load.ts": importOf("./modules/cart/cart-queries.ts") },
    { "web/modules/orders/lines.ts": importOf("#web/modules/cart/parts/cart-line.tsx") },
  ],
  "module-order": [
    { "server/modules/catalog/stock.ts": importOf("#server/modules/cart/index.ts") },
    { "server/modules/catalog/buyers.ts": `export * from "../cart/index.ts";\n` },
    { "contract/catalog/card.ts": importOf("#contract/cart/cart.ts") },
    { "contract/cart/all.ts": importOf("../endpoints.ts") },
    { "web/modules/catalog/card.tsx": importOf("#web/modules/cart/index.ts") },
  ],
  composition: [{ "server/app.ts": importOf("./modules/cart/index.ts") }],
  "platform-words": [
    { "server/platform/mail.ts": "export const sendToCustomer = 1;\n" },
    { "server/platform/mail.ts": `export const channel = "order.placed";\n` },
    { "server/platform/counts.ts": "export const q = `select ${1} as order_lines`;\n" },
    { "server/platform/card-gateway.ts": "export const url = 1;\n" },
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
    { "db/migrations/0003-cart-index.sql": "create index x on catalog.product (id);\n" },
    { "db/migrations/0003-cart-fix.sql": "alter table if exists catalog.product add x int;\n" },
    { "db/migrations/0003-cart-owner.sql": "create table owner (id bigint);\n" },
    { "db/migrations/0003-cart-card.sql": "create view cart.card as select 1 from orders.line;\n" },
  ],
  "published-view": [{ "db/migrations/0003-pricing-start.sql": "create schema pricing;\n" }],
  "single-writer": [
    ordersWith(`db.updateTable("orders.order").set({ status: "cancelled" }).where("id", "=", 1)`),
    ordersWith(`db.updateTable("orders.order").set({ ...gone, note: null }).execute()`),
    ordersWith(`db.updateTable("orders.order").set(gone).where("id", "=", 1)`),
    ordersWith("sql`update orders.order set expires_at = null where id = 1`"),
    ordersWith("sql`update orders.order as o set note = '', waiting_for = 'payment'`"),
  ],
  "cut-text": [
    { "server/modules/cart/note.ts": "export const note = text.slice(0, LONGEST_NOTE);\n" },
    { "server/modules/cart/note.ts": "export const note = text.trim().slice(0, 500);\n" },
    { "server/platform/db.ts": "export const name = text.substring(0, 40);\n" },
  ],
  "counted-message": [
    { "server/modules/cart/mail-cart.ts": "await sendMail(work, { to });\n" },
    { "server/modules/catalog/messages.ts": "await sendSms(work, { to });\n" },
    {
      "server/modules/cart/limits.ts": `${importOf("#server/platform/secrets/attempts.ts")}const limit = { ...SENT, key: body.email };\n`,
    },
  ],
  "forbidden-name": [
    { "web/api/date-utils.ts": "export const day = 1;\n" },
    { "web/api/helpers/day.ts": "export const day = 1;\n" },
  ],
  "timed-test": [
    { "server/modules/cart/cart.test.ts": "const startedAt = performance.now();\n" },
    { "server/modules/cart/cart.test.ts": "const startedAt = process.hrtime();\n" },
    { "server/modules/cart/cart.test.ts": "await vi.waitFor(() => done);\n" },
  ],
  vocabulary: [
    { "web/api/wish-list.ts": "export const list = 1;\n" },
    { "server/modules/cart/order.ts": "export const takeStep = 1;\n" },
    { "server/modules/cart/order.ts": "export interface DoorFacts { paid: boolean }\n" },
    { "bench/run.ts": "export const TOLD_BUYERS = 1;\n" },
  ],
  "kebab-case": [{ "web/shell/CartPanel.tsx": "export const panel = 1;\n" }],
  "mirrored-noun": [
    { "web/modules/basket/index.ts": "export const basket = 1;\n" },
    { "contract/shop/index.ts": "export const shop = 1;\n" },
  ],
  "migration-name": [{ "db/migrations/0003-basket-line.sql": "select 1;\n" }],
  "default-export": [
    { "web/ui/tag.ts": "export default function tag() {}\n" },
    { "web/ui/tag.ts": "const tag = 1;\nexport { tag as default };\n" },
  ],
  readme: [
    { "server/modules/cart/README.md": "" },
    { "server/modules/cart/README.md": "line\n".repeat(41) },
  ],
  arabic: [
    { "web/shell/logo.tsx": `export const name = "فانوس";\n` },
    { "web/shell/logo.tsx": "export const Logo = () => <b>فانوس</b>;\n" },
  ],
  "hard-coded-text": [
    { "web/shell/logo.tsx": "export const Logo = () => <b>Fanous lighting <i /></b>;\n" },
    { "web/shell/logo.tsx": "export const Logo = () => <b>{n} Lamps</b>;\n" },
    { "web/shell/logo.tsx": "export const Logo = () => <b>Don't pay (yet); wait&nbsp;</b>;\n" },
    { "web/shell/logo.tsx": `export const Logo = () => <img alt="Logo" />;\n` },
  ],
  "physical-css": [
    { "web/shell/logo.tsx": `export const Logo = () => <b className="p-2 md:-ml-2" />;\n` },
    { "web/shell/logo.tsx": `export const edge = cn("hover:[&>i]:border-r-2");\n` },
    { "web/shell/logo.tsx": "export const Logo = () => <b style={{ marginLeft: 2 }} />;\n" },
    { "web/styles/card.css": ".card { padding-right: 1rem; }\n" },
    { "web/styles/card.css": ".card { position: absolute; left: 0; }\n" },
  ],
  "file-ceiling": [{ "server/modules/cart/all.ts": "step();\n".repeat(401) }],
  "file-median": [manyFiles(30, "step();\n".repeat(90))],
  "file-p90": [manyFiles(4, "step();\n".repeat(260))],
  "function-p90": [manyFiles(3, longFunction)],
  folder: [manyFiles(52, "step();\n")],
  "lone-file": [loneFiles(30)],
};

test("the clean tree breaks no rule", () => {
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
  return { "db/migrations/0125-cart-change.sql": `${sql}\n` };
}

function importOf(target: string): string {
  return `import { thing } from "${target}";\nexport const it = thing;\n`;
}

function ordersWith(query: string): Change {
  return {
    "server/modules/orders/expire.ts": `export const query = ${query};\n`,
    "server/modules/orders/README.md": "# orders\n",
  };
}

function plugin(hook: string): string {
  return `import type { Plugin } from "vite";\nexport const own = (): Plugin => ({ name: "own", ${hook} });\n`;
}

function loneFiles(count: number): Change {
  const paths = Array.from({ length: count }, (_, index) => `bench/part-${index}/one.ts`);
  return Object.fromEntries(paths.map((path) => [path, "step();\n"]));
}

function manyFiles(count: number, text: string): Change {
  const names = Array.from(
    { length: count },
    (_, index) => `bench/many-${index % 2}/part-${index}.ts`,
  );
  return Object.fromEntries(names.map((name) => [name, text]));
}
