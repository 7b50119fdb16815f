import { sql } from "kysely";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { slugOf } from "#contract/kernel/slug.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { branchOf, loadDictionary } from "../dictionary.ts";
import { productChanged } from "../events.ts";
import { saveCategory } from "../save-category.ts";
import { lockTree } from "./category-records.ts";
import { refuseTakenCode } from "./refuse-taken-code.ts";

type Written = Pick<
  CategoryRecord,
  "name" | "slug" | "description" | "keyFacts" | "attributes" | "assetId" | "isActive"
>;

/** Adds a category after its siblings. @returns its id */
export async function addCategory(
  work: Work,
  input: Written & Pick<CategoryRecord, "code" | "parentId">,
): Promise<number> {
  await lockTree(work);
  await refuseTakenCode(work, "category", input.code);
  await refuseUnknown(work, input);
  const neighbours = await neighboursOf(work, input.parentId);
  const { categoryId } = await saveCategory(work, {
    ...input,
    slug: withSlugs(input, input.code),
    position: (neighbours.at(-1)?.position ?? 0) + 1,
  });
  return categoryId;
}

/** Overwrites a category; its position stays. The tree is locked. */
export async function overwriteCategory(
  work: Work,
  before: CategoryRecord,
  input: Written,
): Promise<void> {
  const { id, code, parentId } = before;
  await refuseUnknown(work, input);
  const own = (await neighboursOf(work, parentId)).find((neighbour) => neighbour.id === id);
  await saveCategory(work, {
    ...input,
    code,
    parentId,
    slug: withSlugs(input, code),
    position: own?.position ?? 1,
  });
  if (before.name.ar !== input.name.ar || before.name.en !== input.name.en) {
    await announceBranch(work, id);
  }
}

interface Place {
  parentId: number | null;
  /** Null: last. */
  beforeId: number | null;
}

/** Moves a category to another parent, or among its siblings. The tree is locked. */
export async function moveCategory(
  work: Work,
  category: CategoryRecord,
  { parentId, beforeId }: Place,
): Promise<void> {
  const others = (await neighboursOf(work, parentId)).filter(({ id }) => id !== category.id);
  const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
  if (at < 0) throw wrong("beforeId");
  // Refuses a category below itself.
  await saveCategory(work, { ...category, parentId, position: at + 1 });
  const ids = others.map(({ id }) => id).toSpliced(at, 0, category.id);
  await sql`
    update catalog.category set position = ordered.place
    from unnest(${ids}::int[]) with ordinality as ordered (id, place) where ordered.id = category.id
  `.execute(work.db);
  if (parentId !== category.parentId) await announceBranch(work, category.id);
}

async function neighboursOf({ db }: Work, parentId: number | null) {
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from catalog.category
    where parent_id is not distinct from ${parentId}::integer order by position, id
  `.execute(db);
  return rows;
}

function withSlugs({ name, slug }: Pick<Written, "name" | "slug">, code: string): Bilingual {
  return { ar: slug.ar || slugOf(name.ar) || code, en: slug.en || slugOf(name.en) || code };
}

async function refuseUnknown(work: Work, input: Written): Promise<void> {
  const { attributes } = await loadDictionary(work.db);
  for (const field of ["keyFacts", "attributes"] as const) {
    const index = input[field].findIndex((code) => !attributes.has(code));
    if (index >= 0) throw wrong(`${field}.${index}`);
  }
  if (input.assetId === null) return;
  const { rows } = await sql`
    select from media.picture_source where asset_id = ${input.assetId}
  `.execute(work.db);
  if (rows.length === 0) throw wrong("assetId");
}

/** Products can be found by the names of their ancestor categories. */
async function announceBranch(work: Work, id: number): Promise<void> {
  const branch = branchOf(await loadDictionary(work.db), id);
  const { rows } = await sql<{ id: number }>`
    select id from catalog.product where category_id = any (${branch}::int[]) order by id
  `.execute(work.db);
  if (rows.length > 0) await work.emit(productChanged, { productIds: rows.map((row) => row.id) });
}

function wrong(path: string): ProblemError {
  return new ProblemError("validation", {}, [{ path, key: "validation.oneOf", values: {} }]);
}
