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

const root = "/api/v1/admin/videos";
const path = "/api/v1/admin/videos/{id}";

const listStaffVideos = endpoint({
  ...publication.listOfRecords,
  path: root,
  summary: "Videos in every state, drafts first, then the latest",
});

const getStaffVideo = endpoint({
  ...publication.readRecord,
  path,
  summary: "A video in both languages",
  response: staffVideo,
});

const addVideo = endpoint({
  ...publication.addRecord,
  path: root,
  summary: "Adds a video of films that were uploaded",
  body: z.object({ code: publication.code, ...fields }),
  response: staffVideo,
});

const changeVideo = endpoint({
  ...publication.changeRecord,
  path,
  summary: "Saves a video",
  body: z.object({ version: recordVersion, ...fields }),
  response: staffVideo,
});

const publishVideo = endpoint({
  ...publication.publishRecord,
  path,
  summary: "Publishes or schedules a video, or takes it back",
  response: staffVideo,
});

const removeVideo = endpoint({
  ...publication.removeRecord,
  path,
  summary: "Deletes a video; its files stay in the media library",
});

const addFilm = endpoint({
  ...publication.contentBase,
  method: "POST",
  path: "/api/v1/admin/films",
  summary: "Sends a film or its captions; the file is the body, and its id goes into a video",
  upload: ["video/mp4", "video/webm", "text/vtt"],
  status: 201,
  response: z.object({ fileId: z.int(), src: z.string(), mime: z.string() }),
  problems: ["payload-too-large", "film-type"],
});

export const staffVideoEndpoints = {
  listStaffVideos,
  getStaffVideo,
  addVideo,
  changeVideo,
  publishVideo,
  removeVideo,
  addFilm,
};
