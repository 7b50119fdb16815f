import { sql } from "kysely";
import type { RoomFacts } from "#contract/lighting/planner-endpoints.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type CartItem, codeOf, numberOf, rangeOf } from "../items/cart-item.ts";
import { readItems } from "../read-items.ts";
import { placedMounting } from "./placed-mounting.ts";

/** Their size is judged relative to the room; a pendant hangs where it is wanted. */
const CHANDELIERS = ["ring-chandeliers", "classic-chandeliers"];

/** What can be said about a variant in a room; undefined: not on sale. */
export async function readRoomFacts(
  { db, cache }: Pick<Platform, "db" | "cache">,
  variantId: number,
): Promise<RoomFacts | undefined> {
  const dictionary = await readDictionary({ db, cache });
  const [item] = await readItems(db, dictionary, [{ variantId, quantity: 1 }]);
  if (!item) return undefined;
  return {
    flux: numberOf(item, "luminous_flux") ?? null,
    mounting: placedMounting(item) ?? null,
    hanging: codeOf(item, "mounting") === "suspended" ? await hangingFacts(db, item) : null,
  };
}

async function hangingFacts(db: Connection, item: CartItem): Promise<RoomFacts["hanging"]> {
  const isChandelier = CHANDELIERS.some((code) => item.categoryCodes.includes(code));
  return {
    diameter: (isChandelier && numberOf(item, "diameter_mm")) || null,
    sizes: isChandelier ? await sizesOf(db, item.productId) : [],
    drop: rangeOf(item, "drop_mm") ?? null,
    lampCount: numberOf(item, "lamp_count") ?? null,
  };
}

async function sizesOf(db: Connection, productId: number) {
  const { rows } = await sql<{ variantId: number; diameter: number }>`
    select id as "variantId", (attributes ->> 'diameter_mm')::float8 as diameter
    from catalog.listed_variant where product_id = ${productId} and attributes ? 'diameter_mm'
    order by id
  `.execute(db);
  return rows;
}
