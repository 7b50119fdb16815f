import * as z from "zod/mini";
import { bilingual, bilingualLine } from "../../kernel/bilingual-schema.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { recordVersion } from "../../kernel/record-version.ts";
import { pictureDraft, textDraft, textSources } from "../text-draft.ts";
import * as publication from "./publication.ts";

const fields = {
  title: bilingualLine(160),
  summary: bilingualLine(600),
  picture: z.nullable(pictureDraft),
  parts: textDraft,
  publishedAt: publication.publishedAt,
};
const draft = z.object(fields);
export type StaffNewsDraft = z.output<typeof draft>;

const staffNews = z.object({
  ...publication.recordFields,
  title: bilingual,
  summary: bilingual,
  picture: z.nullable(pictureDraft),
  parts: textDraft,
  /** Files of its pictures, including the main one. */
  sources: textSources,
});
export type StaffNews = z.output<typeof staffNews>;

export const staffNewsEndpoints = {
  listStaffNews: endpoint("GET /api/v1/admin/news", publication.listOfRecords, {
    summary: "List news in every state. Drafts first, then newest first.",
  }),
  getStaffNews: endpoint("GET /api/v1/admin/news/{id}", publication.readRecord, {
    summary: "Get a news item in both languages",
    response: staffNews,
  }),
  addNews: endpoint("POST /api/v1/admin/news", publication.addRecord, {
    summary: "Create a news item",
    body: z.object({ code: publication.code, ...fields }),
    response: staffNews,
  }),
  changeNews: endpoint("PUT /api/v1/admin/news/{id}", publication.changeRecord, {
    summary: "Update a news item",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffNews,
  }),
  publishNews: endpoint("PATCH /api/v1/admin/news/{id}", publication.publishRecord, {
    summary: "Publish, schedule or unpublish a news item",
    response: staffNews,
  }),
  removeNews: endpoint("DELETE /api/v1/admin/news/{id}", publication.removeRecord, {
    summary: "Delete a news item",
  }),
};
