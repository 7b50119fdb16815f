import { sql } from "kysely";
import type { FaqOrder, StaffGroup } from "#contract/content/staff/faq-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

type Row = Omit<StaffGroup, "version">;

const SELECT = sql<Row>`
  select
    id, code, title,
    (select count(*) from content.faq_question where group_id = faq_group.id) as questions
  from content.faq_group`;

/** The number of questions is not part of a group's version. */
function present({ questions, ...group }: Row): StaffGroup {
  return { ...versioned(group), questions };
}

export async function listGroups(db: Connection): Promise<Page<StaffGroup>> {
  const { rows } = await sql<Row>`${SELECT} order by level_order, id`.execute(db);
  const items = rows.map(present);
  return { items, total: items.length, page: 1, pageSize: Math.max(items.length, 1) };
}

export async function groupRecord(db: Connection, id: number): Promise<StaffGroup | undefined> {
  const { rows } = await sql<Row>`${SELECT} where id = ${id}`.execute(db);
  return rows[0] && present(rows[0]);
}

/** Adds a group after the others. @returns its id */
export async function addGroup(work: Work, code: string, title: Bilingual): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content.faq_group (code, title, level_order)
    select ${code}, ${JSON.stringify(title)}, coalesce(max(level_order), 0) + 1 from content.faq_group
    returning id`.execute(work.db);
  work.invalidate("faq");
  return rows[0]?.id ?? 0;
}

export async function renameGroup(work: Work, id: number, title: Bilingual): Promise<void> {
  await sql`update content.faq_group set title = ${JSON.stringify(title)} where id = ${id}`.execute(
    work.db,
  );
  work.invalidate("faq");
}

/** A group that has questions is not removed. It is locked, so none can be added meanwhile. */
export async function removeGroup(work: Work, { id, questions }: StaffGroup): Promise<void> {
  if (questions > 0) refuse("group-not-empty");
  await sql`delete from content.faq_group where id = ${id}`.execute(work.db);
  work.invalidate("faq");
}

/** Groups and questions in order. */
export async function faqOrder(db: Connection): Promise<Versioned<FaqOrder>> {
  const { rows } = await sql<FaqOrder["groups"][number]>`
    select id, array(
      select id from content.faq_question where group_id = faq_group.id order by level_order, id
    ) as questions
    from content.faq_group order by level_order, id`.execute(db);
  return versioned({ groups: rows });
}

/**
 * The order for a change based on a given version; other additions and moves are blocked meanwhile.
 */
export async function orderForChange(work: Work, version: string): Promise<Versioned<FaqOrder>> {
  await sql`lock table content.faq_group, content.faq_question in share row exclusive mode`.execute(
    work.db,
  );
  const current = await faqOrder(work.db);
  if (current.version !== version) throw new ProblemError("changed-meanwhile", {}, [], current);
  return current;
}

/**
 * Sets the order of groups and questions, and the group of each question. Each must be listed
 * exactly once.
 */
export async function saveOrder(work: Work, before: FaqOrder, { groups }: FaqOrder): Promise<void> {
  requireSame(groupsOf(before), groupsOf({ groups }));
  requireSame(questionsOf(before), questionsOf({ groups }));
  await sql`
    update content.faq_group set level_order = place
    from unnest(${groupsOf({ groups })}::int[]) with ordinality as wanted (group_id, place) where id = wanted.group_id
  `.execute(work.db);
  for (const { id, questions } of groups) {
    await sql`
      update content.faq_question set group_id = ${id}, level_order = place
      from unnest(${questions}::int[]) with ordinality as wanted (question_id, place) where id = question_id
    `.execute(work.db);
  }
  work.invalidate("faq");
}

const groupsOf = ({ groups }: FaqOrder) => groups.map(({ id }) => id);
const questionsOf = ({ groups }: FaqOrder) => groups.flatMap(({ questions }) => questions);

function requireSame(known: number[], named: number[]): void {
  const isSame = new Set(named).size === named.length && named.length === known.length;
  if (!isSame || known.some((id) => !named.includes(id))) refuseField("groups", "invalid");
}
