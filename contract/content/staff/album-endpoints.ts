import * as z from "zod/mini";
import { bilingual, bilingualLine } from "../../kernel/bilingual-schema.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { recordVersion } from "../../kernel/record-version.ts";
import { id } from "../../kernel/schema.ts";
import { pictureDraft, textSources } from "../text-draft.ts";
import * as publication from "./publication.ts";

const MAX_PICTURES = 80;

const albumPicture = z.extend(pictureDraft, {
  caption: z.nullable(bilingualLine(300)),
  /** The product shown in the picture. */
  productId: z.nullable(id),
});

const fields = {
  title: bilingualLine(160),
  text: bilingualLine(2_000),
  /** In order; the first is the cover. */
  pictures: z.array(albumPicture).check(z.maxLength(MAX_PICTURES)),
  publishedAt: publication.publishedAt,
};
const draft = z.object(fields);
export type StaffAlbumDraft = z.output<typeof draft>;

const staffAlbum = z.object({
  ...publication.recordFields,
  title: bilingual,
  text: bilingual,
  pictures: z.array(albumPicture),
  sources: textSources,
});
export type StaffAlbum = z.output<typeof staffAlbum>;

export const staffAlbumEndpoints = {
  listStaffAlbums: endpoint("GET /api/v1/admin/photo-albums", publication.listOfRecords, {
    summary: "List photo albums. Drafts first, then newest first.",
  }),
  getStaffAlbum: endpoint("GET /api/v1/admin/photo-albums/{id}", publication.readRecord, {
    summary: "Get a photo album in both languages",
    response: staffAlbum,
  }),
  addAlbum: endpoint("POST /api/v1/admin/photo-albums", publication.addRecord, {
    summary: "Create a photo album",
    body: z.object({ code: publication.code, ...fields }),
    response: staffAlbum,
  }),
  changeAlbum: endpoint("PUT /api/v1/admin/photo-albums/{id}", publication.changeRecord, {
    summary: "Update a photo album. Pictures keep the order you send.",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffAlbum,
  }),
  publishAlbum: endpoint("PATCH /api/v1/admin/photo-albums/{id}", publication.publishRecord, {
    summary: "Publish, schedule or unpublish a photo album",
    response: staffAlbum,
  }),
  removeAlbum: endpoint("DELETE /api/v1/admin/photo-albums/{id}", publication.removeRecord, {
    summary: "Delete a photo album. Its pictures stay in the media library.",
  }),
};
