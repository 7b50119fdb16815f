import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useNotify, useRefresh } from "ra-core";
import { type ChangeEvent, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ownProblem } from "../../api/api-problem.ts";
import type { CallResponse } from "../../api/call-table.ts";
import { useText } from "../../i18n/use-text.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { pastedCash } from "./pasted-cash.ts";
import { RemittanceReport } from "./remittance-report.tsx";
import { remittanceCall } from "./remittance-source.ts";

interface Typed {
  courier: string;
  reference: string;
  rows: string;
}

/** The result of comparing a list. */
interface Compared {
  rows: string;
  report: CallResponse<"bookRemittance">;
}

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
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [compared, setCompared] = useState<Compared>();
  const send = async ({ rows: typed, ...list }: Typed, idempotencyKey: string) => {
    const dryRun = !mayBook(compared, typed);
    const rows = pastedCash(typed).map(({ number, collected, fee }, index) => {
      if (collected === undefined || fee === undefined)
        throw ownProblem(text("remittances.wrongRow", { row: index + 1 }), "rows");
      return { number, collected, fee };
    });
    if (rows.length === 0) throw ownProblem(text("remittances.noRows"), "rows");
    const body = { ...list, rows, dryRun };
    const report = await remittanceCall("bookRemittance", {
      body,
      ...(!dryRun && { idempotencyKey }),
    });
    setCompared({ rows: typed, report });
    if (!report.booked) return;
    notify(text("remittances.booked"), { type: "success" });
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("remittances.title")}</DialogTitle>
      <DialogContent>
        <ApiForm<Typed>
          defaultValues={{ courier: "", reference: "", rows: "" }}
          send={send}
          footer={(isBusy) => <Footer {...{ compared, isBusy, onClose }} />}
        >
          <Field name="courier" label={text("remittances.courier")} isFirst />
          <Field
            name="reference"
            label={text("remittances.reference")}
            help={text("remittances.referenceHelp")}
          />
          <FileButton />
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

/** Loads a file's text into the field, where it can be read and corrected. */
function FileButton() {
  const text = useText();
  const { setValue } = useFormContext<Typed>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setValue("rows", await file.text());
  };
  return (
    <Button component="label" variant="outlined" sx={{ marginBlock: 1 }}>
      {text("remittances.file")}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => void read(event)}
      />
    </Button>
  );
}

/** The current list was compared, and every row of it can be booked. */
function mayBook(compared: Compared | undefined, rows: string): boolean {
  if (compared?.rows !== rows || compared.report.booked) return false;
  return compared.report.rows.every(({ problem }) => problem === null);
}

interface FooterProps {
  compared: Compared | undefined;
  isBusy: boolean;
  onClose: () => void;
}

function Footer({ compared, isBusy, onClose }: FooterProps) {
  const text = useText();
  const rows = useWatch<Typed, "rows">({ name: "rows" });
  return (
    <DialogActions sx={{ paddingInline: 0, paddingBlockEnd: 0 }}>
      <Button onClick={onClose}>{text("shell.form.cancel")}</Button>
      <Button type="submit" variant="contained" disabled={isBusy || rows.trim() === ""}>
        {text(mayBook(compared, rows) ? "remittances.book" : "remittances.compare")}
      </Button>
    </DialogActions>
  );
}
