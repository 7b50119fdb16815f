import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ImportReport as Report } from "#contract/redirects/staff-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { useKeepDraft } from "../../shell/forms/use-keep-draft.ts";
import { ImportReport } from "./import-report.tsx";
import { pastedRows } from "./pasted-rows.ts";

const DRAFT = "redirect import";

/** Imports many redirects: paste, dry run, import. */
export function ImportRedirects() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text("redirects.import.open")}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The result of a dry run or import. */
interface Tried {
  rows: string;
  report: Report;
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const titleId = useId();
  const keep = useKeepDraft();
  const [tried, setTried] = useState<Tried>();
  const send = async ({ rows }: { rows: string }) => {
    const dryRun = !isTried(tried, rows);
    const body = { dryRun, rows: pastedRows(rows).map((row) => ({ ...row })) };
    setTried({ rows, report: await call("POST /api/v1/admin/redirects/import", { body }) });
    if (dryRun) return;
    notify(text("redirects.import.done"), "success");
    void queries.invalidateQueries();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("redirects.import.title")}</DialogTitle>
      <DialogContent>
        <ApiForm
          defaultValues={{ rows: "" }}
          send={send}
          draft={DRAFT}
          onDone={(values) => {
            // Submitting clears the draft; after a dry run it must be kept.
            if (!isTried(tried, values.rows)) keep(DRAFT, values);
          }}
          footer={(isBusy) => <Footer {...{ tried, isBusy, onClose }} />}
        >
          <Field
            name="rows"
            rows={6}
            label={text("redirects.import.rows")}
            help={text("redirects.import.rowsHelp")}
            isLatin
          />
          {tried && <ImportReport report={tried.report} />}
        </ApiForm>
      </DialogContent>
    </Dialog>
  );
}

/** The current text had a dry run and is not imported yet. */
function isTried(tried: Tried | undefined, rows: string): boolean {
  return tried?.rows === rows && tried.report.dryRun;
}

interface FooterProps {
  tried: Tried | undefined;
  isBusy: boolean;
  onClose: () => void;
}

function Footer({ tried, isBusy, onClose }: FooterProps) {
  const text = useText();
  const { rows } = useWatch<{ rows: string }>() as { rows: string };
  return (
    <DialogActions sx={{ paddingInline: 0, paddingBlockEnd: 0 }}>
      <Button onClick={onClose}>{text("redirects.import.close")}</Button>
      <Button type="submit" variant="contained" disabled={isBusy || rows.trim() === ""}>
        {text(isTried(tried, rows) ? "redirects.import.submit" : "redirects.import.try")}
      </Button>
    </DialogActions>
  );
}
