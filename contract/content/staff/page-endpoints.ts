import * as z from "zod/mini";
import { bilingual, bilingualLine } from "../../kernel/bilingual-schema.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { pageOf } from "../../kernel/pagination.ts";
import { recordVersion } from "../../kernel/record-version.ts";
import { CONTENT_PAGES, type ContentPageCode } from "../content-pages.ts";
import { pictureDraft, textDraft, textSources } from "../text-draft.ts";
import * as publication from "./publication.ts";

// Object.keys loses the key type.
const codes = Object.keys(CONTENT_PAGES) as [ContentPageCode, ...ContentPageCode[]];
const params = z.object({ id: z.enum(codes) });

/** A page's id is its code. */
const idOfPage = { id: z.enum(codes), path: z.string() };

const pageRow = z.extend(z.omit(publication.contentRow, { id: true, code: true }), {
  ...idOfPage,
  /** Null: not written yet. */
  updatedAt: z.nullable(z.string()),
});
export type StaffPageRow = z.output<typeof pageRow>;

const fields = {
  title: bilingualLine(160),
  lead: bilingualLine(600),
  picture: z.nullable(pictureDraft),
  parts: textDraft,
  publishedAt: publication.publishedAt,
};
const draft = z.object(fields);
export type StaffPageDraft = z.output<typeof draft>;

const { code: _code, ...recordFields } = publication.recordFields;
const staffPage = z.object({
  ...recordFields,
  ...idOfPage,
  title: bilingual,
  lead: bilingual,
  picture: z.nullable(pictureDraft),
  parts: textDraft,
  updatedAt: z.nullable(z.string()),
  sources: textSources,
});
export type StaffPage = z.output<typeof staffPage>;

export const staffPageEndpoints = {
  listStaffPages: endpoint("GET /api/v1/admin/pages", publication.contentBase, {
    summary: "List content pages in every state",
    query: z.object(publication.listQuery),
    response: pageOf(pageRow),
  }),
  getStaffPage: endpoint("GET /api/v1/admin/pages/{id}", publication.readRecord, {
    params,
    summary: "Get a content page in both languages",
    response: staffPage,
  }),
  changeStaffPage: endpoint("PUT /api/v1/admin/pages/{id}", publication.changeRecord, {
    params,
    summary: "Update a content page",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffPage,
  }),
  publishStaffPage: endpoint("PATCH /api/v1/admin/pages/{id}", publication.publishRecord, {
    params,
    summary: "Publish, schedule or unpublish a content page",
    response: staffPage,
  }),
};
