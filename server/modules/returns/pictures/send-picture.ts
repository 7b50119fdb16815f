import type { FastifyReply } from "fastify";
import { sendPrivate } from "#server/modules/media/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { ReturnsTables } from "../tables.ts";

/** Sends a picture of a return. The caller has checked access. */
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
  await sendPrivate(reply, { name: id, kind: "webp", bytes: picture.bytes });
}
