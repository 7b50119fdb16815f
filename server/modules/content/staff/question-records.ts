import { sql } from "kysely";
import type {
  StaffQuestion,
  StaffQuestionDraft,
  StaffQuestionRow,
} from "#contract/content/staff/faq-endpoints.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { saveQuestion } from "../faq/save-faq.ts";
import { type ContentKind, dateOf } from "./content-kind.ts";
import {
  assetsIn,
  type ContentQuery,
  findContent,
  instant,
  sourcesOfAssets,
  state,
  textsOf,
} from "./content-rows.ts";

type ListRow = Omit<StaffQuestionRow, "publishedAt"> & { publishedAt: Date | null };
type Row = Omit<StaffQuestion, "version" | "publishedAt"> & { publishedAt: Date | null };

const COMMON = sql`
  id, code, group_id as "groupId", question, ${state} as state, published_at as "publishedAt"`;

/** Questions in every state, in the order shown to customers. */
export async function listQuestions(
  db: Connection,
  query: ContentQuery & { groupId?: number | undefined },
): Promise<Page<StaffQuestionRow>> {
  const { groupId } = query;
  const { items, ...rest } = await findContent(db, query, {
    select: sql<ListRow>`select ${COMMON} from content.faq_question as question`,
    words: textsOf(sql`question`),
    where: groupId === undefined ? sql`true` : sql`group_id = ${groupId}`,
    orderBy: sql`
      (select level_order from content.faq_group where faq_group.id = group_id), group_id, level_order, id`,
  });
  return {
    items: items.map((row) => ({ ...row, publishedAt: instant(row.publishedAt) })),
    ...rest,
  };
}

async function read(db: Connection, id: number): Promise<StaffQuestion | undefined> {
  const { rows } = await sql<Row>`
    select ${COMMON}, answer, ${sourcesOfAssets(assetsIn(sql`answer`))} as sources
    from content.faq_question where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { state: now, sources, publishedAt, ...record } = row;
  return { ...versioned({ ...record, publishedAt: instant(publishedAt) }), state: now, sources };
}

export const questionKind: ContentKind<StaffQuestionDraft, StaffQuestion> = {
  name: "question",
  table: "content.faq_question",
  tag: "faq",
  fields: { faq_question_group_id_fkey: "groupId", text_picture_asset_id_fkey: "answer" },
  titleOf: ({ question }) => question,
  read,
  save: async (work, code, { groupId, publishedAt, ...draft }) => {
    const question = { ...draft, code, publishedAt: dateOf(publishedAt) };
    work.invalidate("faq");
    return saveQuestion(work, question, groupId, await placeOf(work, code, groupId));
  },
};

/** Its current position, else the end of the group. */
async function placeOf({ db }: Work, code: string, groupId: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(
      (select level_order from content.faq_question where code = ${code} and group_id = ${groupId}),
      (select max(level_order) + 1 from content.faq_question where group_id = ${groupId}),
      1
    ) as place`.execute(db);
  return rows[0]?.place ?? 1;
}
