import type { FaqGroup } from "#contract/content/endpoints.ts";
import { plainText } from "../text/anchors.ts";
import { foldText } from "./fold-text.ts";

/**
 * The questions whose group title, text or answer contain every word of the term; empty groups are
 * left out.
 */
export function filterQuestions(groups: readonly FaqGroup[], term: string): FaqGroup[] {
  const wanted = foldText(term).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const words = foldText(`${group.title} ${question} ${plainText(answer)}`);
        return wanted.every((word) => words.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(groups: readonly FaqGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}
