import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { keepDraft } from "../../shell/forms/drafts.ts";
import { Field } from "../../shell/forms/field.tsx";
import { CourierFile } from "./courier-file.tsx";
import { pastedCash } from "./pasted-cash.ts";
import { RemittanceReport } from "./remittance-report.tsx";
import { type Compared, leftRows, nextReference, readyRows, type TypedList } from "./typed-list.ts";

const DRAFT = "remittance";
const NEW_LIST: TypedList = { courier: "", reference: "", rows: "" };

/** A courier's remittance list: chosen or pasted, compared, then booked. */
export function BookRemittance() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text("remittances.open")}
      </Button>
      {isOpen && <BookDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BookDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const titleId = useId();
  const [compared, setCompared] = useState<Compared>();
  const [left, setLeft] = useState<TypedList>();
  const send = async (typed: TypedList, idempotencyKey: string) => {
    const dryRun = readyRows(compared, typed.rows) === 0;
    const body = { ...typed, rows: rowsOf(typed.rows, text), dryRun, leavesOut: !dryRun };
    const report = await call("POST /api/v1/admin/remittances", {
      body,
      ...(!dryRun && { idempotencyKey }),
    });
    setCompared({ rows: typed.rows, report });
    return report;
  };
  const onDone = (typed: TypedList, answer: unknown) => {
    const report = answer as CallResponse<"POST /api/v1/admin/remittances">;
    // Submitting clears the draft; a list that is not booked yet must be kept.
    if (!report.booked) {
      keepDraft(DRAFT, typed);
      return;
    }
    void queries.invalidateQueries();
    const rows = leftRows(typed.rows, report);
    notify(text("remittances.booked"), "success");
    if (rows === "") onClose();
    else setLeft({ ...typed, reference: nextReference(typed.reference), rows });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("remittances.title")}</DialogTitle>
      <DialogContent>
        <ApiForm<TypedList>
          defaultValues={NEW_LIST}
          draft={DRAFT}
          send={send}
          onDone={onDone}
          footer={(isBusy) => <Footer {...{ compared, isBusy, onClose }} />}
        >
          {left && <LeftOver left={left} />}
          <Field name="courier" label={text("remittances.courier")} isFirst />
          <Field
            name="reference"
            label={text("remittances.reference")}
            help={text("remittances.referenceHelp")}
          />
          <CourierFile />
          <Field
            name="rows"
            rows={6}
            label={text("remittances.rows")}
            help={text("remittances.rowsHelp")}
            isLatin
          />
          {compared && <RemittanceReport report={compared.report} />}
        </ApiForm>
      </DialogContent>
    </Dialog>
  );
}

/** The parsed rows; a row without amounts is reported by its number. */
function rowsOf(typed: string, text: ReturnType<typeof useText>) {
  const rows = pastedCash(typed).map(({ number, collected, fee }, index) => {
    if (collected === undefined || fee === undefined)
      throw ownProblem(text("remittances.wrongRow", { row: index + 1 }), "rows");
    return { number, collected, fee };
  });
  if (rows.length === 0) throw ownProblem(text("remittances.noRows"), "rows");
  return rows;
}

/**
 * Rows that were not booked stay in the form under a new reference, to be corrected now or later.
 */
function LeftOver({ left }: { left: TypedList }) {
  const text = useText();
  const { reset } = useFormContext<TypedList>();
  useEffect(() => {
    reset(left);
    keepDraft(DRAFT, left);
  }, [reset, left]);
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 1 }}>
      {text("remittances.leftOut", { count: pastedCash(left.rows).length })}
    </Alert>
  );
}

interface FooterProps {
  compared: Compared | undefined;
  isBusy: boolean;
  onClose: () => void;
}

function Footer({ compared, isBusy, onClose }: FooterProps) {
  const text = useText();
  const rows = useWatch<TypedList, "rows">({ name: "rows" });
  const ready = readyRows(compared, rows);
  const isAll = ready === compared?.report.rows.length;
  const label = isAll ? text("remittances.book") : text("remittances.bookReady", { count: ready });
  return (
    <DialogActions sx={{ paddingInline: 0, paddingBlockEnd: 0 }}>
      <Button onClick={onClose}>{text("shell.form.cancel")}</Button>
      <Button type="submit" variant="contained" disabled={isBusy || rows.trim() === ""}>
        {ready === 0 ? text("remittances.compare") : label}
      </Button>
    </DialogActions>
  );
}
