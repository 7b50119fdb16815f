import { Panels } from "#web/modules/customers/index.ts";
import type { Company } from "#contract/companies/company-endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ApprovalPanel } from "./approval-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { MembersPanel, type Staffing } from "./members-panel.tsx";
import { QuickOrderPanel } from "./quick-order-panel.tsx";
import { ReviewPanel } from "./review-panel.tsx";

/** The company: its terms, data and members. Buyers read, approvers edit. */
export function AccountSection() {
  const company = useAnswer<Company>("company", () => accountCall("getCompany"));
  const members = useAnswer<Staffing>("members", () => accountCall("listMembers"));
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
