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

const root = "/api/v1/admin/news";
const path = "/api/v1/admin/news/{id}";

const listStaffNews = endpoint({
  ...publication.listOfRecords,
  path: root,
  summary: "News in every state, drafts first, then the latest",
});

const getStaffNews = endpoint({
  ...publication.readRecord,
  path,
  summary: "A news item in both languages",
  response: staffNews,
});

const addNews = endpoint({
  ...publication.addRecord,
  path: root,
  summary: "Adds a news item",
  body: z.object({ code: publication.code, ...fields }),
  response: staffNews,
});

const changeNews = endpoint({
  ...publication.changeRecord,
  path,
  summary: "Saves a news item",
  body: z.object({ version: recordVersion, ...fields }),
  response: staffNews,
});

const publishNews = endpoint({
  ...publication.publishRecord,
  path,
  summary: "Publishes or schedules a news item, or takes it back",
  response: staffNews,
});

const removeNews = endpoint({
  ...publication.removeRecord,
  path,
  summary: "Deletes a news item",
});

export const staffNewsEndpoints = {
  listStaffNews,
  getStaffNews,
  addNews,
  changeNews,
  publishNews,
  removeNews,
};
