import type { Company } from "#contract/companies/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Panels } from "#web/modules/customers/index.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ApprovalPanel } from "./approval-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { MembersPanel, type Staffing } from "./members-panel.tsx";
import { QuickOrderPanel } from "./quick-order-panel.tsx";
import { ReviewPanel } from "./review-panel.tsx";

/** The company: its terms, data and members. Buyers read, approvers edit. */
export function AccountSection() {
  const company = useAnswer<Company>("company", () => call("GET /api/v1/account/company"));
  const members = useAnswer<Staffing>("members", () => call("GET /api/v1/account/company/members"));
  return (
    <AnswerView asked={company} rows={4}>
      {(value) => (
        <Panels>
          <QuickOrderPanel />
          <ReviewPanel company={value} />
          <DocumentsPanel company={value} onChange={company.change} />
          <MembersPanel company={value} asked={members} />
          <ApprovalPanel company={value} onChange={(next) => company.change(() => next)} />
          <DataPanel company={value} onChange={(next) => company.change(() => next)} />
        </Panels>
      )}
    </AnswerView>
  );
}
