import { Box } from "@mui/material";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { CompanyDetail } from "#contract/staff/company-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { Facts } from "../shell/frame/facts.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Code, Phone } from "../shell/values.tsx";
import { CompanyDecision } from "./company-decision.tsx";
import { Documents } from "./company-documents.tsx";
import { History, People, Terms } from "./company-panels.tsx";
import { companySource } from "./company-source.ts";
import { nameOf, ReviewState } from "./company-words.tsx";

export function CompanyScreen() {
  return (
    <WholeRecord source={companySource}>
      {(company) => <CompanyPage company={company} />}
    </WholeRecord>
  );
}

/** A company's registration with its documents beside it, and the decision. */
function CompanyPage({ company }: { company: CompanyDetail }) {
  return (
    <>
      <ScreenTitle
        title={nameOf(company)}
        badge={<ReviewState company={company} />}
        actions={<CompanyDecision company={company} />}
      />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
          alignItems: "start",
        }}
      >
        <Registered company={company} />
        <Documents company={company} />
        <People company={company} />
        <Terms company={company} />
        <History company={company} />
      </Box>
    </>
  );
}

function Registered({ company }: { company: CompanyDetail }) {
  const text = useText();
  const { taxNumber, website, phoneNumber, fax, responsibleMobile, reviewedAt } = company;
  const orders = company.needsApproval ? "companies.approvalOn" : "companies.approvalOff";
  return (
    <Panel title={text("companies.registered")}>
      <Facts
        facts={[
          {
            label: text("companies.names.ar"),
            value: <bdi lang="ar">{company.companyNameAr}</bdi>,
          },
          {
            label: text("companies.names.en"),
            value: <bdi lang="en">{company.companyNameEn}</bdi>,
          },
          {
            label: text("resources.companies.fields.taxNumber"),
            value: taxNumber && <Code>{taxNumber}</Code>,
          },
          { label: text("companies.website"), value: website && <Code>{website}</Code> },
          {
            label: text("resources.companies.fields.phoneNumber"),
            value: phoneNumber && <Code>{phoneNumber}</Code>,
          },
          {
            label: text("companies.responsibleMobile"),
            value: responsibleMobile && <Phone number={responsibleMobile} />,
          },
          { label: text("companies.mailBox"), value: company.mailBox },
          { label: text("companies.fax"), value: fax && <Code>{fax}</Code> },
          { label: text("companies.since"), value: momentText(company.createdAt, locale) },
          { label: text("companies.needsApproval"), value: text(orders) },
          {
            label: text("companies.decidedAt"),
            value: reviewedAt && momentText(reviewedAt, locale),
          },
          {
            label: text("companies.note"),
            value: company.reviewNote && <span dir="auto">{company.reviewNote}</span>,
          },
        ]}
      />
    </Panel>
  );
}
