import type { FastifyReply } from "fastify";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { ReturnsTables } from "../tables.ts";

/** Opened as a page of its own it can do nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Answers with a picture of a return. Who may see it was asked before. */
export async function sendPicture(
  db: Connection,
  reply: FastifyReply,
  { returnId, id }: { returnId: number; id: string },
): Promise<void> {
  const picture = await db
    .$extendTables<ReturnsTables>()
    .selectFrom("returns.picture")
    .select("bytes")
    .where("id", "=", id)
    .where("return_id", "=", returnId)
    .executeTakeFirst();
  if (!picture) refuse("not-found");
  await reply
    .type("image/webp")
    .header("cache-control", "private, no-store")
    .header("content-security-policy", PICTURE_POLICY)
    .header("content-disposition", `inline; filename="${id}.webp"`)
    .send(picture.bytes);
}
