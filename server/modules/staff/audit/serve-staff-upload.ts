import type { FastifyInstance } from "fastify";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { ProblemCode } from "#contract/kernel/problem.ts";
import { serveUpload, type UploadInput } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Staff } from "../staff.ts";
import { appendAudit, type AuditFact } from "./append-audit.ts";

type StaffUpload = Endpoint & { access: "staff"; upload: readonly string[] };

interface StaffUploadParts<E extends Endpoint, Clean> {
  /** Processes the bytes into what may be stored, before anything is locked. */
  clean: (file: Buffer) => Promise<Clean>;
  /** Stores it, and returns the fact for the audit log. `place` is the sender. */
  keep: (
    work: Work,
    clean: Clean,
    input: UploadInput<E, Staff>,
  ) => Promise<[EndpointResponse<E>, AuditFact]>;
  maxBytes: number;
  /** The problem for other file types. */
  otherType: ProblemCode;
}

/** Enough for a shop's whole catalogue in an afternoon. */
const PER_MINUTE = 120;

/** Registers a file upload by staff: one transaction, including its entry in the audit log. */
export function serveStaffUpload<E extends StaffUpload, Clean>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  { clean, keep, maxBytes, otherType }: StaffUploadParts<E, Clean>,
): void {
  serveUpload(app, endpoint, {
    find: (request) => app.identify.staff(request, endpoint),
    perMinute: PER_MINUTE,
    maxBytes,
    otherType,
    handle: async (input) => {
      const { file, place: who, request } = input;
      const ready = await clean(file);
      return inTransaction(platform, async (work) => {
        const [answer, fact] = await keep(work, ready, input);
        await appendAudit(work, { staffId: who.id, address: request.ip }, fact);
        return answer;
      });
    },
  });
}
