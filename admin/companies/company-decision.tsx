import { Box } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { CallRequest } from "#api-client/operations.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#contract/companies/document-endpoints.ts";
import type { CompanyDetail } from "#contract/staff/company-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { nameOf } from "./company-words.tsx";

/** Approves company terms, declines them, or asks for another document first. */
export function CompanyDecision({ company }: { company: CompanyDetail }) {
  const { review } = company;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Approve company={company} />
      {review === "waiting" && <Ask company={company} />}
      {review !== "declined" && <Decline company={company} />}
    </Box>
  );
}

/** For an approved company: assigns another price list. */
function Approve({ company }: { company: CompanyDetail }) {
  const text = useText();
  const decide = useDecision(company);
  const { priceListId, priceLists } = company;
  const choices = [
    { value: "", label: text("companies.shopPrices") },
    ...priceLists.map((list) => ({ value: String(list.id), label: list.name[locale] })),
  ];
  const approve = ({ chosen, note }: { chosen: string; note: string }) =>
    decide({ decision: "approved", note, priceListId: chosen === "" ? null : chosen });
  return (
    <ActionButton
      label={text("companies.approve")}
      explanation={text("companies.approveText")}
      done={text("companies.approved", { name: nameOf(company) })}
      defaultValues={{ chosen: priceListId === null ? "" : String(priceListId), note: "" }}
      send={approve}
      variant={company.review === "waiting" ? "contained" : "outlined"}
    >
      <Field name="chosen" label={text("companies.priceList")} choices={choices} />
      <Field
        name="note"
        rows={2}
        label={text("companies.approveNote")}
        help={text("shell.form.optional")}
      />
    </ActionButton>
  );
}

function Decline({ company }: { company: CompanyDetail }) {
  const text = useText();
  const decide = useDecision(company);
  return (
    <ActionButton
      label={text("companies.decline")}
      explanation={text("companies.declineText")}
      done={text("companies.declined", { name: nameOf(company) })}
      defaultValues={{ note: "" }}
      draft={`company ${company.id}`}
      send={({ note }) => decide({ decision: "declined", note })}
      isDangerous
    >
      <Field name="note" rows={3} label={text("companies.declineNote")} />
    </ActionButton>
  );
}

type Body = CallRequest<"POST /api/v1/admin/companies/{id}/review">["body"];

/** Decides on the version shown; if it has changed meanwhile, refreshes the screen. */
function useDecision({ id, version }: CompanyDetail) {
  const queries = useQueryClient();
  return async (body: Body) => {
    try {
      await call("POST /api/v1/admin/companies/{id}/review", {
        params: { id },
        body: { ...body, version },
      });
    } catch (error) {
      if (error instanceof ApiProblem && error.code === "changed-meanwhile")
        void queries.invalidateQueries();
      throw error;
    }
  };
}

interface Question {
  kind: DocumentKind;
  note: string;
}

function Ask({ company: { id } }: { company: CompanyDetail }) {
  const text = useText();
  const kinds = DOCUMENT_KINDS.map((value) => ({ value, label: text(`companies.kinds.${value}`) }));
  return (
    <ActionButton<Question>
      label={text("companies.ask")}
      explanation={text("companies.askText")}
      done={text("companies.askDone")}
      defaultValues={{ kind: "tax-card", note: "" }}
      draft={`company question ${id}`}
      send={(body) =>
        call("POST /api/v1/admin/companies/{id}/ask-document", { params: { id }, body })
      }
    >
      <Field name="kind" label={text("companies.askKind")} choices={kinds} />
      <Field
        name="note"
        rows={2}
        label={text("companies.askNote")}
        help={text("companies.askHelp")}
      />
    </ActionButton>
  );
}
