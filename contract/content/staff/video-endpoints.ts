import * as z from "zod/mini";
import { bilingual, bilingualLine } from "../../kernel/bilingual-schema.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { recordVersion } from "../../kernel/record-version.ts";
import { id, wholeNumber } from "../../kernel/schema.ts";
import { textSources } from "../text-draft.ts";
import * as publication from "./publication.ts";

const TEN_HOURS_SECONDS = 36_000;

const fields = {
  title: bilingualLine(160),
  text: bilingualLine(2_000),
  posterAssetId: z.nullable(id),
  durationSeconds: wholeNumber(1, TEN_HOURS_SECONDS),
  /** Uploaded files of the same film, in the order in which browsers should try them. */
  fileIds: z.array(id).check(z.minLength(1), z.maxLength(4)),
  /** Uploaded WebVTT files. */
  captions: z.object({ ar: z.nullable(id), en: z.nullable(id) }),
  /** The products shown in it. */
  productIds: z.array(id).check(z.maxLength(30)),
  publishedAt: publication.publishedAt,
};
const draft = z.object(fields);
export type StaffVideoDraft = z.output<typeof draft>;

const staffVideo = z.object({
  ...publication.recordFields,
  title: bilingual,
  text: bilingual,
  posterAssetId: z.nullable(z.int()),
  durationSeconds: z.int(),
  fileIds: z.array(z.int()),
  captions: z.object({ ar: z.nullable(z.int()), en: z.nullable(z.int()) }),
  productIds: z.array(z.int()),
  sources: textSources,
  /** Addresses of its films and captions, by file id. */
  files: z.record(z.string(), z.object({ src: z.string(), mime: z.string() })),
});
export type StaffVideo = z.output<typeof staffVideo>;

export const staffVideoEndpoints = {
  listStaffVideos: endpoint("GET /api/v1/admin/videos", publication.listOfRecords, {
    summary: "List videos in every state. Drafts first, then newest first.",
  }),
  getStaffVideo: endpoint("GET /api/v1/admin/videos/{id}", publication.readRecord, {
    summary: "Get a video in both languages",
    response: staffVideo,
  }),
  addVideo: endpoint("POST /api/v1/admin/videos", publication.addRecord, {
    summary: "Create a video from uploaded files",
    body: z.object({ code: publication.code, ...fields }),
    response: staffVideo,
  }),
  changeVideo: endpoint("PUT /api/v1/admin/videos/{id}", publication.changeRecord, {
    summary: "Update a video",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffVideo,
  }),
  publishVideo: endpoint("PATCH /api/v1/admin/videos/{id}", publication.publishRecord, {
    summary: "Publish, schedule or unpublish a video",
    response: staffVideo,
  }),
  removeVideo: endpoint("DELETE /api/v1/admin/videos/{id}", publication.removeRecord, {
    summary: "Delete a video. Its files stay in the media library.",
  }),
  addFilm: endpoint("POST /api/v1/admin/films", publication.contentBase, {
    summary: "Upload a video file or captions. Send the file as the body.",
    upload: ["video/mp4", "video/webm", "text/vtt"],
    status: 201,
    response: z.object({ fileId: z.int(), src: z.string(), mime: z.string() }),
    problems: ["payload-too-large", "film-type"],
  }),
};
