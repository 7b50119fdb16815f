import * as z from "zod/mini";
import { bilingual, bilingualLine, requiredBilingual } from "../../kernel/bilingual-schema.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { pageOf } from "../../kernel/pagination.ts";
import { recordVersion } from "../../kernel/record-version.ts";
import { id } from "../../kernel/schema.ts";
import { textDraft, textSources } from "../text-draft.ts";
import * as publication from "./publication.ts";

const MAX_GROUPS = 40;
const MAX_QUESTIONS = 200;

const fields = {
  /** Its group. */
  groupId: id,
  question: bilingualLine(300),
  answer: textDraft,
  publishedAt: publication.publishedAt,
};
const draft = z.object(fields);
export type StaffQuestionDraft = z.output<typeof draft>;

const staffQuestion = z.object({
  ...publication.recordFields,
  groupId: z.int(),
  question: bilingual,
  answer: textDraft,
  sources: textSources,
});
export type StaffQuestion = z.output<typeof staffQuestion>;

const questionRow = z.extend(z.omit(publication.contentRow, { title: true }), {
  groupId: z.int(),
  question: bilingual,
});
export type StaffQuestionRow = z.output<typeof questionRow>;

const groupFields = { title: requiredBilingual(160) };
const staffGroup = z.object({
  id: z.int(),
  code: z.string(),
  title: bilingual,
  version: z.string(),
  /** Number of its questions, including drafts. */
  questions: z.int(),
});
export type StaffGroup = z.output<typeof staffGroup>;

/** The order shown to customers. */
const faqOrder = z.object({
  groups: z
    .array(z.object({ id, questions: z.array(id).check(z.maxLength(MAX_QUESTIONS)) }))
    .check(z.maxLength(MAX_GROUPS)),
});
export type FaqOrder = z.output<typeof faqOrder>;
const faqOrderRecord = z.extend(faqOrder, { version: z.string() });

const questions = "/api/v1/admin/faq-questions";
const question = "/api/v1/admin/faq-questions/{id}";
const groups = "/api/v1/admin/faq-groups";
const group = "/api/v1/admin/faq-groups/{id}";

export const staffFaqEndpoints = {
  listStaffQuestions: endpoint({
    ...publication.listOfRecords,
    path: questions,
    summary: "Questions in every state, in the order of their groups",
    query: z.object({ ...publication.listQuery, groupId: z.optional(id) }),
    response: pageOf(questionRow),
  }),
  getStaffQuestion: endpoint({
    ...publication.readRecord,
    path: question,
    summary: "A question with its answer in both languages",
    response: staffQuestion,
  }),
  addQuestion: endpoint({
    ...publication.addRecord,
    path: questions,
    summary: "Adds a question, the last of its group",
    body: z.object({ code: publication.code, ...fields }),
    response: staffQuestion,
  }),
  changeQuestion: endpoint({
    ...publication.changeRecord,
    path: question,
    summary: "Saves a question; in another group it comes last",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffQuestion,
  }),
  publishQuestion: endpoint({
    ...publication.publishRecord,
    path: question,
    summary: "Publishes or schedules a question, or takes it back",
    response: staffQuestion,
  }),
  removeQuestion: endpoint({
    ...publication.removeRecord,
    path: question,
    summary: "Deletes a question",
  }),
  listFaqGroups: endpoint({
    ...publication.contentBase,
    method: "GET",
    path: groups,
    summary: "Groups of questions in order",
    response: pageOf(staffGroup),
  }),
  getFaqGroup: endpoint({
    ...publication.readRecord,
    path: group,
    summary: "A group of questions",
    response: staffGroup,
  }),
  addFaqGroup: endpoint({
    ...publication.addRecord,
    path: groups,
    summary: "Adds a group of questions, the last",
    body: z.object({ code: publication.code, ...groupFields }),
    response: staffGroup,
  }),
  changeFaqGroup: endpoint({
    ...publication.changeRecord,
    path: group,
    summary: "Saves a group of questions",
    body: z.object({ version: recordVersion, ...groupFields }),
    response: staffGroup,
  }),
  removeFaqGroup: endpoint({
    ...publication.removeRecord,
    path: group,
    summary: "Deletes a group that no question stands in",
    problems: ["not-found", "changed-meanwhile", "group-not-empty"],
  }),
  getFaqOrder: endpoint({
    ...publication.contentBase,
    method: "GET",
    path: "/api/v1/admin/faq-order",
    summary: "Groups and their questions in the order that customers see",
    response: faqOrderRecord,
  }),
  saveFaqOrder: endpoint({
    ...publication.contentBase,
    method: "PUT",
    path: "/api/v1/admin/faq-order",
    summary:
      "Sets that order, and moves questions to other groups; every group and question is named once",
    body: z.extend(faqOrder, { version: recordVersion }),
    response: faqOrderRecord,
    problems: ["changed-meanwhile"],
  }),
};
