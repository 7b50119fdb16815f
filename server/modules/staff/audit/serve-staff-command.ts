import type { FastifyInstance } from "fastify";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import { type EndpointInput, serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Staff } from "../staff.ts";
import { appendAudit, type AuditFact } from "./append-audit.ts";

type StaffEndpoint = Endpoint & { access: "staff" };

export type StaffCommandInput<E extends Endpoint> = Omit<EndpointInput<E>, "who"> & {
  who: Staff;
  work: Work;
  /** Notes what is done for the audit log. Each command notes at least one fact, else it does not commit. */
  record: (fact: AuditFact) => Promise<void>;
  /** Says that nothing was done: the request repeats an earlier one, which has its entry. */
  nothingDone: () => void;
};

/** Puts a write of staff on the server: one transaction, which also holds its entry in the audit log. */
export function serveStaffCommand<E extends StaffEndpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  command: (input: StaffCommandInput<E>) => Promise<EndpointResponse<E>>,
): void {
  serveEndpoint(app, endpoint, async (input) => {
    const who = input.who as Staff;
    return inTransaction(platform, async (work) => {
      let isAnswered = false;
      const record = async (fact: AuditFact) => {
        isAnswered = true;
        await appendAudit(work, { staffId: who.id, address: input.request.ip }, fact);
      };
      const nothingDone = () => {
        isAnswered = true;
      };
      const answer = await command({ ...input, who, work, record, nothingDone });
      if (!isAnswered) throw new Error(`${endpoint.path} wrote nothing into the audit log`);
      return answer;
    });
  });
}
