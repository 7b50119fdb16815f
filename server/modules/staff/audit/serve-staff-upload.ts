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
  /** Makes of the bytes what may be kept, before anything is locked. */
  clean: (file: Buffer) => Promise<Clean>;
  /** Keeps it, and says what was done for the audit log. `place` is who has sent it. */
  keep: (
    work: Work,
    clean: Clean,
    input: UploadInput<E, Staff>,
  ) => Promise<[EndpointResponse<E>, AuditFact]>;
  maxBytes: number;
  /** How another kind of file is refused. */
  otherType: ProblemCode;
}

/** A shop's whole catalogue in an afternoon. */
const PER_MINUTE = 120;

/** Puts a file of staff on the server: one transaction, which also holds its entry in the audit log. */
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
