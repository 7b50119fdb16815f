import type { TextPartDraft } from "#contract/content/text-draft.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ContentTables } from "../tables.ts";

export interface FaqGroupDraft {
  code: string;
  title: Bilingual;
  questions: FaqQuestionDraft[];
}

export interface FaqQuestionDraft {
  code: string;
  question: Bilingual;
  answer: TextPartDraft[];
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null;
}

/**
 * Replaces all questions and answers, in the order given. A question keeps its id by its code, even
 * when it moves to another group, so that links to it stay valid.
 */
export async function saveFaq(work: Work, groups: FaqGroupDraft[]): Promise<void> {
  const db = work.db.$extendTables<ContentTables>();
  const questionIds: number[] = [];
  const groupIds: number[] = [];
  for (const [index, group] of groups.entries()) {
    const groupId = await saveGroup(work, group, index + 1);
    groupIds.push(groupId);
    for (const [place, question] of group.questions.entries()) {
      questionIds.push(await saveQuestion(work, question, groupId, place + 1));
    }
  }
  const left = db.deleteFrom("content.faq_question");
  await (questionIds.length > 0 ? left.where("id", "not in", questionIds) : left).execute();
  const empty = db.deleteFrom("content.faq_group");
  await (groupIds.length > 0 ? empty.where("id", "not in", groupIds) : empty).execute();
  work.invalidate("faq");
}

async function saveGroup(work: Work, group: FaqGroupDraft, levelOrder: number): Promise<number> {
  const columns = { title: JSON.stringify(group.title), level_order: levelOrder };
  const { id } = await work.db
    .$extendTables<ContentTables>()
    .insertInto("content.faq_group")
    .values({ code: group.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Upserts a question by its code. @returns its id */
export async function saveQuestion(
  work: Work,
  { code, question, answer, publishedAt }: FaqQuestionDraft,
  groupId: number,
  levelOrder: number,
): Promise<number> {
  const columns = {
    group_id: groupId,
    question: JSON.stringify(question),
    answer: JSON.stringify(answer),
    level_order: levelOrder,
    published_at: publishedAt,
  };
  const { id } = await work.db
    .$extendTables<ContentTables>()
    .insertInto("content.faq_question")
    .values({ code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
