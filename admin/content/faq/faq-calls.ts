import type {
  FaqOrder,
  StaffGroup,
  StaffQuestionRow,
} from "#contract/content/staff/faq-endpoints.ts";
import { call } from "../../api/client.ts";

export interface Faq {
  version: string;
  order: FaqOrder["groups"];
  groups: Map<number, StaffGroup>;
  questions: Map<number, StaffQuestionRow>;
}

/** All groups and questions in the order that customers see. */
export async function readFaq(): Promise<Faq> {
  const [order, groups, questions] = await Promise.all([
    call("GET /api/v1/admin/faq-order"),
    call("GET /api/v1/admin/faq-groups"),
    readQuestions(),
  ]);
  return {
    version: order.version,
    order: order.groups,
    groups: new Map(groups.items.map((group) => [group.id, group])),
    questions: new Map(questions.map((question) => [question.id, question])),
  };
}

async function readQuestions(): Promise<StaffQuestionRow[]> {
  const first = await call("GET /api/v1/admin/faq-questions", { query: {} });
  const pages = Math.ceil(first.total / first.pageSize);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    call("GET /api/v1/admin/faq-questions", { query: { page: index + 2 } }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}
