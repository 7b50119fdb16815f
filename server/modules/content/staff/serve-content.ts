import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import type * as publication from "#contract/content/staff/publication.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  addContent,
  changeContent,
  type ContentDraft,
  type ContentKind,
  type ContentRecord,
  existingContent,
  publishContent,
  removeContent,
} from "./content-kind.ts";

type Named = Pick<Endpoint, "method" | "path" | "status" | "summary">;
type OfRecord = Named & { params: z.ZodMiniType<{ id: number }> };
interface Accepts<Body> {
  body: z.ZodMiniType<Body>;
}
interface Answers<Response> {
  response: z.ZodMiniType<Response>;
}

/** The contract's endpoints for the records of each kind, besides their list. */
interface ContentEndpoints<D, R> {
  read: typeof publication.readRecord & OfRecord & Answers<R>;
  add: typeof publication.addRecord &
    Named &
    Accepts<D & { code?: string | undefined }> &
    Answers<R>;
  change: typeof publication.changeRecord &
    OfRecord &
    Accepts<D & { version: string }> &
    Answers<R>;
  publish: typeof publication.publishRecord & OfRecord & Answers<R>;
  remove: typeof publication.removeRecord & OfRecord;
}

/** Serves reading, adding, changing, publishing and removing records of a kind. */
export function serveContent<D extends ContentDraft, R extends ContentRecord>(
  app: FastifyInstance,
  platform: Platform,
  kind: ContentKind<D, R>,
  { read, add, change, publish, remove }: ContentEndpoints<D, R>,
): void {
  serveEndpoint(app, read, ({ params }) => existingContent(kind, platform.db, params.id));
  serveStaffCommand(app, platform, add, (input) => addContent(kind, input, input.body));
  serveStaffCommand(app, platform, change, (input) => changeContent(kind, input, input.body));
  serveStaffCommand(app, platform, publish, (input) => publishContent(kind, input, input.body));
  serveStaffCommand(app, platform, remove, (input) => removeContent(kind, input, input.query));
}
