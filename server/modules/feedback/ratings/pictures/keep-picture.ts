import { sql } from "kysely";
import { MAX_LOOSE_RATING_PICTURES } from "#contract/feedback/rating-values.ts";
import { cleanUpload, thumbnailOf } from "#server/modules/media/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables } from "../../tables.ts";

/** Owner of a rating: a customer, or a guest's order. */
export interface RatingOwner {
  column: "shopper_id" | "order_id";
  id: number;
}

interface Author {
  owner: RatingOwner;
  productId: number;
}

export type NewPicture = Awaited<ReturnType<typeof cleanRatingPicture>>;

/** What is stored of an uploaded file: the re-encoded picture, and a thumbnail for lists. */
export async function cleanRatingPicture(file: Buffer, address: string) {
  const bytes = await cleanUpload(file, { address });
  return { bytes, ...(await thumbnailOf(bytes)) };
}

/** Stores a cleaned picture for a rating that is about to be sent. @returns its id */
export async function keepPicture(
  work: Work,
  { owner, productId }: Author,
  { bytes, thumbnail, width, height }: NewPicture,
): Promise<string> {
  const ofOwner = sql.ref(owner.column);
  const { rows } = await sql<{ id: string }>`
    insert into feedback.rating_picture (${ofOwner}, product_id, width, height, bytes, thumbnail)
    select ${owner.id}::integer, id, ${width}, ${height}, ${bytes}, ${thumbnail}
    from catalog.listed_product where id = ${productId}
      and (select count(*) from feedback.rating_picture where ${ofOwner} = ${owner.id} and rating_id is null)
        < ${MAX_LOOSE_RATING_PICTURES}
    returning id
  `.execute(work.db);
  return rows[0]?.id ?? refuse("too-many-pictures", { 0: MAX_LOOSE_RATING_PICTURES });
}

/** Deletes a picture that belongs to no rating yet. */
export async function removePicture(work: Work, shopperId: number, id: string): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<FeedbackTables>()
    .deleteFrom("feedback.rating_picture")
    .where("id", "=", id)
    .where("shopper_id", "=", shopperId)
    .where("rating_id", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse("not-found");
}

/**
 * Sets the pictures of a rating, in this order. They must be its author's own, for the same
 * product.
 */
export async function attachPictures(
  work: Work,
  ratingId: number,
  { owner, productId }: Author,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from feedback.rating_picture where rating_id = ${ratingId} and id <> all (${ids}::uuid[])
  `.execute(work.db);
  if (ids.length === 0) return;
  const { rows } = await sql`
    update feedback.rating_picture as picture set rating_id = ${ratingId}, place = named.place
    from unnest(${ids}::uuid[]) with ordinality as named (id, place)
    where picture.id = named.id and ${sql.ref(owner.column)} = ${owner.id} and product_id = ${productId}
      and (rating_id is null or rating_id = ${ratingId})
    returning picture.id
  `.execute(work.db);
  if (rows.length < ids.length) {
    throw new ProblemError("validation", {}, [
      { path: "pictures", key: "validation.oneOf", values: {} },
    ]);
  }
}

/** Deletes pictures of ratings that were never sent or were withdrawn; a job. */
export async function sweepRatingPictures(db: Connection): Promise<void> {
  await sql`
    delete from feedback.rating_picture where rating_id is null and at < now() - interval '1 day'
  `.execute(db);
}
