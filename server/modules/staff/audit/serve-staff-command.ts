import type { FastifyInstance } from "fastify";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { ProblemCode } from "#contract/kernel/problem.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { type EndpointInput, serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Staff } from "../staff.ts";
import { appendAudit, type AuditFact } from "./append-audit.ts";

type StaffEndpoint = Endpoint & { access: "staff" };

export type StaffCommandInput<E extends Endpoint> = Omit<EndpointInput<E>, "who"> & {
  who: Staff;
  work: Work;
  /**
   * Records a fact for the audit log. Each command records at least one, otherwise it does not
   * commit.
   */
  record: (fact: AuditFact) => Promise<void>;
  /** Declares that nothing was done: the request repeats an earlier one, which has its entry. */
  nothingDone: () => void;
};

/** A refusal that leaves a record: `write` runs in its own transaction, after the rollback. */
export class RecordedRefusal extends ProblemError {
  readonly write: (work: Work) => Promise<AuditFact>;

  constructor(code: ProblemCode, write: (work: Work) => Promise<AuditFact>) {
    super(code);
    this.write = write;
  }
}

/** Registers a write by staff: one transaction, including its entry in the audit log. */
export function serveStaffCommand<E extends StaffEndpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  command: (input: StaffCommandInput<E>) => Promise<EndpointResponse<E>>,
): void {
  serveEndpoint(app, endpoint, async (input) => {
    const who = input.who as Staff;
    const by = { staffId: who.id, address: input.request.ip };
    const run = inTransaction(platform, async (work) => {
      let isAnswered = false;
      const record = async (fact: AuditFact) => {
        isAnswered = true;
        await appendAudit(work, by, fact);
      };
      const nothingDone = () => {
        isAnswered = true;
      };
      const answer = await command({ ...input, who, work, record, nothingDone });
      if (!isAnswered) throw new Error(`${endpoint.path} wrote nothing into the audit log`);
      return answer;
    });
    return run.catch(async (error: unknown) => {
      if (error instanceof RecordedRefusal)
        await inTransaction(platform, async (work) =>
          appendAudit(work, by, await error.write(work)),
        );
      throw error;
    });
  });
}
