import type { FastifyReply } from "fastify";
import { sql, type SqlBool } from "kysely";
import type { PictureSize } from "#contract/feedback/rating-endpoints.ts";
import { sendPrivate } from "#server/modules/media/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FeedbackTables } from "../../tables.ts";
import type { RatingOwner } from "./keep-picture.ts";

/** Who requests the picture: only those of published ratings are public. */
export type PictureReader = "everybody" | "staff" | RatingOwner;

/** How long browsers may cache a published picture: after a withdrawal it soon disappears. */
const KEPT_SECONDS = 300;

/** Sends a rating's picture. */
export async function sendRatingPicture(
  db: Connection,
  reply: FastifyReply,
  { id, size }: { id: string; size: PictureSize },
  reader: PictureReader,
): Promise<void> {
  const found = await db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.rating_picture as picture")
    .leftJoin("feedback.rating as rating", "rating.id", "picture.rating_id")
    .select(size === "small" ? "picture.thumbnail as bytes" : "picture.bytes as bytes")
    .where("picture.id", "=", id)
    .$if(reader === "everybody", (query) => query.where("rating.state", "=", "published"))
    .$if(reader === "staff", (query) => query.where("picture.rating_id", "is not", null))
    .$if(typeof reader === "object", (query) =>
      typeof reader === "object"
        ? query.where(`picture.${reader.column}`, "=", reader.id)
        : query.where(sql<SqlBool>`false`),
    )
    .executeTakeFirst();
  if (!found) refuse("not-found");
  await sendPrivate(reply, {
    name: id,
    kind: "webp",
    bytes: found.bytes,
    ...(reader === "everybody" && { publicFor: KEPT_SECONDS }),
  });
}
