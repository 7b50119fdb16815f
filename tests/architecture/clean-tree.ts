import { readFile, type Tree } from "./read-tree.ts";

/** A small shop that breaks no rule; a mutation replaces or adds files. */
const cleanFiles: Record<string, string> = {
  "contract/kernel/money.ts": `import { z } from "zod";\nexport const money = z.int();\n`,
  "contract/cart/cart.ts": `import { money } from "#contract/kernel/money.ts";\nexport const cart = { total: money };\n`,
  "server/main.ts": `import { start } from "./app.ts";\nawait start();\n`,
  "server/app.ts": [
    `import { catalog } from "./modules/catalog/index.ts";`,
    `import { cart } from "./modules/cart/index.ts";`,
    `export async function start(): Promise<void> {\n  await Promise.all([catalog(), cart()]);\n}\n`,
  ].join("\n"),
  "server/platform/db.ts": `import pg from "pg";\nexport const pool = new pg.Pool(); // of orders, too\nexport const q = "select 1 order by 1";\n`,
  "server/modules/catalog/index.ts": `import { pool } from "#server/platform/db.ts";\nexport const catalog = () => pool.query("select 1 from catalog.product");\n`,
  "server/modules/cart/index.ts": [
    `import { catalog } from "#server/modules/catalog/index.ts";`,
    `import { lines } from "./cart-queries.ts";`,
    `export const cart = () => [catalog(), lines()];\n`,
  ].join("\n"),
  "server/modules/cart/cart-queries.ts": [
    `import { db, sql, on } from "#server/platform/db.ts";`,
    "const pattern = /[\"'`{]/;",
    "export function lines() {",
    "  on('orders.placed', () => pattern); // from orders.line",
    "  return db.selectFrom('cart.line').innerJoin('pricing.current_price as price', 'price.id', 'line.id')",
    "    .where(sql`exists (select 1 from ${`x`} join cart.owner using (id))`);",
    "}\n",
  ].join("\n"),
  "server/modules/cart/merge.api.test.ts": `import { server } from "#server/testing/server.ts";\nimport { lines } from "./cart-queries.ts";\nexport const all = [server, lines];\n`,
  "server/testing/server.ts": `import { start } from "../app.ts";\nimport { lines } from "../modules/cart/cart-queries.ts";\nexport const server = [start, lines];\n`,
  "web/shell/header.tsx": `import { Button } from "#web/ui/button.tsx";\nexport const Header = ({ t }: Texts) => <Button className="ms-2 text-start">{t("close")}</Button>;\n`,
  "web/ui/button.tsx": `import { useRef } from "react";\nexport function Button<T>(props: Array<T> | Set<T>) {\n  return <button ref={useRef()} aria-label={props.label} />;\n}\n`,
  "web/modules/cart/index.ts": `export { CartLine } from "./parts/cart-line.tsx";\n`,
  "web/modules/cart/parts/cart-line.tsx": `export const CartLine = () => <p className="md:hover:-ms-2">{"·"}</p>;\n`,
  "web/pages/home/home.tsx": `import { CartLine } from "#web/modules/cart/index.ts";\nexport default function Home() {\n  return <CartLine />;\n}\n`,
  "db/migrations/0125-cart-index.sql":
    "-- outside a transaction\ndrop index concurrently if exists cart.added;\ncreate index concurrently added on cart.line (at);\n",
  "db/migrations/0126-cart-note.sql":
    "alter table cart.line add column note text default '';\nalter table cart.line add constraint short check (length(note) < 9) not valid;\ncreate table cart.tag (id int generated always as identity);\ncreate index tag_id on cart.tag (id);\n",
  "db/migrations/0127-cart-gone.sql":
    "-- unused since 2026-11-01\nalter table cart.line drop column remark;\n",
  "db/migrations/0001-catalog-product.sql": `create schema catalog;\ncreate table catalog.product (id bigint); -- not orders.line\n`,
  "db/migrations/0003-pricing-schema.sql":
    "create view pricing.current_price as select id from catalog.product;\n",
  "db/migrations/0002-cart-line.sql":
    "create table cart.line (product bigint references catalog.product);\ncreate index line_product on cart.line (product);\n",
};

export type Change = Record<string, string>;

/** The clean shop with some files replaced or added; an empty text removes the file. */
export function treeWith(change: Change = {}): Tree {
  return Object.entries({ ...cleanFiles, ...change })
    .filter(([, text]) => text !== "")
    .map(([path, text]) => readFile(path, text));
}
