import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import type * as publication from "#contract/content/staff/publication.ts";
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

interface Described<Body = unknown, Response = unknown> {
  path: string;
  summary: string;
  body: z.ZodMiniType<Body>;
  response: z.ZodMiniType<Response>;
}

/** The contract's endpoints for the records of each kind, besides their list. */
interface ContentEndpoints<D, R> {
  read: typeof publication.readRecord & Omit<Described<unknown, R>, "body">;
  add: typeof publication.addRecord & Described<D & { code?: string | undefined }, R>;
  change: typeof publication.changeRecord & Described<D & { version: string }, R>;
  publish: typeof publication.publishRecord & Omit<Described<unknown, R>, "body">;
  remove: typeof publication.removeRecord & { path: string; summary: string };
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
