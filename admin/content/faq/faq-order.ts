import type { FaqOrder } from "#contract/content/staff/faq-endpoints.ts";

type Groups = FaqOrder["groups"];

/** The position of a question, or where to insert it: before the one that is there now. */
export interface Place {
  group: number;
  question: number;
}

export function moveGroup(groups: Groups, from: number, to: number): Groups {
  const [moved] = groups.slice(from, from + 1);
  return moved ? groups.toSpliced(from, 1).toSpliced(to, 0, moved) : groups;
}

/** Moves a question within its group or to another one. */
export function moveQuestion(groups: Groups, from: Place, to: Place): Groups {
  const moved = groups[from.group]?.questions[from.question];
  if (moved === undefined) return groups;
  const without = groups.map(({ id, questions }) => ({
    id,
    questions: questions.filter((question) => question !== moved),
  }));
  return without.map(({ id, questions }, index) => ({
    id,
    questions: index === to.group ? questions.toSpliced(to.question, 0, moved) : questions,
  }));
}
