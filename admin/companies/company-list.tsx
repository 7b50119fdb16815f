import { Box, Link, Typography } from "@mui/material";
import type { CompanyRow } from "#contract/staff/company-endpoints.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, Phone } from "../shell/values.tsx";
import { companySource } from "./company-source.ts";
import { nameOf, ReviewState } from "./company-words.tsx";

const STATES = ["waiting", "approved", "declined"] as const;
/** Companies, those waiting for a review first. */
export function CompanyList() {
  const text = useText();
  const choices = STATES.map((value) => ({
    value,
    label: text(`companies.states.${value}`),
  }));
  return (
    <RecordList<CompanyRow>
      source={companySource}
      columns={useColumns()}
      empty={text("companies.empty")}
      filters={[
        { source: "q", kind: "search", label: text("companies.search") },
        { source: "review", kind: "choice", label: text("companies.review"), choices },
      ]}
      pathTo={({ id }) => `/companies/${id}/show`}
    />
  );
}

function useColumns(): Column<CompanyRow>[] {
  const text = useText();
  return [
    {
      source: "companyName",
      render: (company) => (
        <Box>
          <Typography component="bdi" sx={{ fontWeight: 500 }}>
            {nameOf(company)}
          </Typography>
          {company.website && (
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              <Code>{company.website}</Code>
            </Typography>
          )}
        </Box>
      ),
    },
    {
      source: "review",
      render: (company) => <ReviewState company={company} />,
    },
    {
      source: "taxNumber",
      render: ({ taxNumber }) => (taxNumber ? <Code>{taxNumber}</Code> : text("shell.none")),
    },
    {
      source: "phoneNumber",
      render: ({ phoneNumber }) =>
        phoneNumber ? (
          <Link href={`tel:${phoneNumber}`}>
            <Phone number={phoneNumber} />
          </Link>
        ) : (
          text("shell.none")
        ),
    },
    {
      source: "members",
      render: ({ members }) => text("companies.members", { count: members }),
    },
    { source: "createdAt", render: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}
