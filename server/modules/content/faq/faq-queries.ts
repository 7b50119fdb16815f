import { sql } from "kysely";
import type { FaqGroup } from "#contract/content/endpoints.ts";
import type { TextPartDraft } from "#contract/content/text-draft.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isPublished, noteSchedule, opensIn, type Scheduled } from "../schedule.ts";
import { presentText, type TextSources } from "../texts/present-text.ts";
import { sourcesOf } from "../texts/text-pictures.ts";

interface QuestionRow {
  id: number;
  question: Bilingual;
  answer: TextPartDraft[];
  sources: TextSources;
}

interface GroupRow {
  code: string;
  title: Bilingual;
  questions: QuestionRow[];
}

/** Groups with their questions, in order; a group without a published question is left out. */
export async function listFaq(
  db: Connection,
  locale: Locale,
  scope: CacheScope,
): Promise<FaqGroup[]> {
  scope.tag("faq");
  const { rows } = await sql<Scheduled & { groups: GroupRow[] }>`
    with shown as (
      select group_id, json_agg(
        json_build_object(
          'id', id, 'question', question, 'answer', answer, 'sources', ${sourcesOf(sql`answer`)}
        ) order by level_order, id
      ) as questions
      from content.faq_question where ${isPublished} group by group_id
    )
    select
      ${opensIn(sql`content.faq_question`)} as "opensIn",
      coalesce(json_agg(
        json_build_object('code', code, 'title', title, 'questions', questions) order by level_order, id
      ), '[]') as groups
    from content.faq_group join shown on group_id = id`.execute(db);
  const { groups, ...schedule } = rows[0] ?? { groups: [], opensIn: null };
  noteSchedule(scope, schedule);
  return groups.map(({ code, title, questions }) => ({
    code,
    title: title[locale],
    questions: questions.map(({ id, question, answer, sources }) => ({
      id,
      question: question[locale],
      answer: presentText(answer, sources, locale),
    })),
  }));
}
