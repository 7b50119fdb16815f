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

export const staffFaqEndpoints = {
  listStaffQuestions: endpoint("GET /api/v1/admin/faq-questions", {
    ...publication.listOfRecords,
    summary: "List questions in every state, by group",
    query: z.object({ ...publication.listQuery, groupId: z.optional(id) }),
    response: pageOf(questionRow),
  }),
  getStaffQuestion: endpoint("GET /api/v1/admin/faq-questions/{id}", {
    ...publication.readRecord,
    summary: "Get a question in both languages",
    response: staffQuestion,
  }),
  addQuestion: endpoint("POST /api/v1/admin/faq-questions", {
    ...publication.addRecord,
    summary: "Create a question. Added last in its group.",
    body: z.object({ code: publication.code, ...fields }),
    response: staffQuestion,
  }),
  changeQuestion: endpoint("PUT /api/v1/admin/faq-questions/{id}", {
    ...publication.changeRecord,
    summary: "Update a question. In another group it comes last.",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffQuestion,
  }),
  publishQuestion: endpoint("PATCH /api/v1/admin/faq-questions/{id}", {
    ...publication.publishRecord,
    summary: "Publish, schedule or unpublish a question",
    response: staffQuestion,
  }),
  removeQuestion: endpoint("DELETE /api/v1/admin/faq-questions/{id}", {
    ...publication.removeRecord,
    summary: "Delete a question",
  }),
  listFaqGroups: endpoint("GET /api/v1/admin/faq-groups", {
    ...publication.contentBase,
    summary: "List FAQ groups in order",
    response: pageOf(staffGroup),
  }),
  getFaqGroup: endpoint("GET /api/v1/admin/faq-groups/{id}", {
    ...publication.readRecord,
    summary: "Get an FAQ group",
    response: staffGroup,
  }),
  addFaqGroup: endpoint("POST /api/v1/admin/faq-groups", publication.addRecord, {
    summary: "Create an FAQ group. Added last.",
    body: z.object({ code: publication.code, ...groupFields }),
    response: staffGroup,
  }),
  changeFaqGroup: endpoint("PUT /api/v1/admin/faq-groups/{id}", {
    ...publication.changeRecord,
    summary: "Update an FAQ group",
    body: z.object({ version: recordVersion, ...groupFields }),
    response: staffGroup,
  }),
  removeFaqGroup: endpoint("DELETE /api/v1/admin/faq-groups/{id}", {
    ...publication.removeRecord,
    summary: "Delete an empty FAQ group",
    problems: ["not-found", "changed-meanwhile", "group-not-empty"],
  }),
  getFaqOrder: endpoint("GET /api/v1/admin/faq-order", publication.contentBase, {
    summary: "Get the order of FAQ groups and questions",
    response: faqOrderRecord,
  }),
  saveFaqOrder: endpoint("PUT /api/v1/admin/faq-order", publication.contentBase, {
    summary: "Set the FAQ order. Name every group and question once.",
    body: z.extend(faqOrder, { version: recordVersion }),
    response: faqOrderRecord,
    problems: ["changed-meanwhile"],
  }),
};
