import { Box, Link, Typography } from "@mui/material";
import type { CompanyRow } from "#contract/staff/customer-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, Phone, StateChip, type Tone } from "../shell/values.tsx";
import { companyCall, companySource } from "./company-source.ts";

const STATES = ["waiting", "approved", "declined"] as const;
const TONES: Record<CompanyRow["review"], Tone> = {
  waiting: "warning",
  approved: "success",
  declined: "error",
};

const nameOf = ({ companyNameAr, companyNameEn }: CompanyRow) =>
  locale === "ar" ? companyNameAr : companyNameEn;

/** Companies; those that wait for a review come first. */
export function CompanyList() {
  const text = useText();
  const choices = STATES.map((value) => ({
    value,
    label: text(`people.companies.states.${value}`),
  }));
  return (
    <RecordList<CompanyRow>
      columns={useColumns()}
      pageSize={companySource.pageSize}
      empty={text("people.companies.empty")}
      filters={[
        { source: "q", kind: "search", label: text("people.companies.search") },
        { source: "review", kind: "choice", label: text("people.companies.review"), choices },
      ]}
      expand={(company) => <Review company={company} />}
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
      render: ({ review }) => (
        <StateChip label={text(`people.companies.states.${review}`)} tone={TONES[review]} />
      ),
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
      render: ({ members }) => text("people.companies.members", { count: members }),
    },
    { source: "createdAt", render: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}

function Review({ company }: { company: CompanyRow }) {
  const { review, reviewNote } = company;
  return (
    <Box sx={{ marginBlock: 1 }}>
      {reviewNote && (
        <Typography variant="body2" dir="auto" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
          {reviewNote}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {review !== "approved" && <Approve company={company} />}
        {review !== "declined" && <Decline company={company} />}
      </Box>
    </Box>
  );
}

function Approve({ company }: { company: CompanyRow }) {
  const text = useText();
  const { id, priceListId } = company;
  const approve = ({ priceListId: typed, note }: { priceListId: string; note: string }) =>
    companyCall("reviewCompany", {
      params: { id },
      body: { decision: "approved", note, priceListId: typed.trim() === "" ? null : typed },
    });
  return (
    <ActionButton
      label={text("people.companies.approve")}
      explanation={text("people.companies.approveText")}
      done={text("people.companies.approved", { name: nameOf(company) })}
      defaultValues={{ priceListId: priceListId === null ? "" : String(priceListId), note: "" }}
      send={approve}
      variant={company.review === "waiting" ? "contained" : "outlined"}
    >
      <Field
        name="priceListId"
        inputMode="numeric"
        label={text("people.companies.priceListId")}
        help={text("people.companies.priceListHelp")}
      />
      <Field
        name="note"
        rows={2}
        label={text("people.companies.note")}
        help={text("shell.form.optional")}
      />
    </ActionButton>
  );
}

function Decline({ company }: { company: CompanyRow }) {
  const text = useText();
  const { id } = company;
  const decline = ({ note }: { note: string }) =>
    companyCall("reviewCompany", { params: { id }, body: { decision: "declined", note } });
  return (
    <ActionButton
      label={text("people.companies.decline")}
      explanation={text("people.companies.declineText")}
      done={text("people.companies.declined", { name: nameOf(company) })}
      defaultValues={{ note: "" }}
      draft={`company ${id}`}
      send={decline}
      isDangerous
    >
      <Field name="note" rows={3} label={text("people.companies.note")} />
    </ActionButton>
  );
}
