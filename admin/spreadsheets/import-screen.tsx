import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { urlOf } from "#api-client/call.ts";
import { formatNumber } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { type ImportRecord, ROW_RESULTS } from "#contract/spreadsheets/endpoints.ts";
import { call, fetchFile } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { notify } from "../shell/actions/notices.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import { ErrorAlert } from "../shell/frame/error-alert.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { StateChip } from "../shell/values.tsx";
import { ImportRows } from "./import-rows.tsx";
import { isUnderWay, openRows, RESULT_TONES, STATE_TONES } from "./import-source.ts";

const ASK_AGAIN_MS = 1_000;

/** One import: its progress, the result of each row, and its actions. */
export function ImportScreen() {
  const id = Number(useParams()["id"]);
  const { data, error } = useQuery({
    queryKey: ["import", id],
    queryFn: () => call("GET /api/v1/admin/imports/{id}", { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  });
  if (error) return <ErrorAlert error={error} />;
  return data ? <ImportPage record={data} /> : <Loading />;
}

function ImportPage({ record }: { record: ImportRecord }) {
  const text = useText();
  const { id, kind, state, fileName, by, expiresAt, rows, ignored, counts } = record;
  return (
    <>
      <ScreenTitle
        title={fileName || `#${id}`}
        badge={<StateChip label={text(`spreadsheets.states.${state}`)} tone={STATE_TONES[state]} />}
        actions={<Actions record={record} />}
      />
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text("spreadsheets.sent", {
          kind: text(`spreadsheets.kinds.${kind}`),
          name: by,
          until: momentText(expiresAt, locale),
        })}
      </Typography>
      <Progress record={record} />
      {ignored.length > 0 && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {text("spreadsheets.ignored", { names: ignored.join(" · ") })}
        </Alert>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockEnd: 2 }}>
        {ROW_RESULTS.map((result) => (
          <StateChip
            key={result}
            label={`${text(`spreadsheets.results.${result}`)}: ${formatNumber(counts[result], locale)}`}
            tone={RESULT_TONES[result]}
          />
        ))}
      </Box>
      {rows > 0 && <ImportRows record={record} />}
    </>
  );
}

/** Announced to screen readers when it changes. */
function Progress({ record }: { record: ImportRecord }) {
  const text = useText();
  const { state, problem, rows, done } = record;
  if (problem !== null) {
    return (
      <Alert severity="error" role="alert" sx={{ marginBlockEnd: 2 }}>
        {problem}
      </Alert>
    );
  }
  if (state === "reading" || state === "checking" || state === "applying") {
    const all = state === "applying" ? openRows(record) + done : rows;
    const value = state === "reading" || all === 0 ? 0 : (100 * done) / all;
    const words = text(`spreadsheets.progress.${state}`, { done, rows: all });
    return (
      <Box sx={{ marginBlockEnd: 2 }}>
        <LinearProgress
          variant={state === "reading" ? "indeterminate" : "determinate"}
          aria-label={text(`spreadsheets.states.${state}`)}
          {...(state !== "reading" && { value })}
        />
        <Typography sx={{ marginBlockStart: 1 }}>{words}</Typography>
      </Box>
    );
  }
  return (
    <Alert severity={state === "applied" ? "success" : "info"} sx={{ marginBlockEnd: 2 }}>
      <Said record={record} />
    </Alert>
  );
}

function Said({ record }: { record: ImportRecord }) {
  const text = useText();
  const { state, rows, applied } = record;
  if (rows === 0) return text("spreadsheets.said.empty");
  if (state === "applied" || state === "cancelled") {
    return text(`spreadsheets.said.${state}`, { count: applied });
  }
  return text(openRows(record) > 0 ? "spreadsheets.said.checked" : "spreadsheets.said.nothing");
}

function Actions({ record }: { record: ImportRecord }) {
  const text = useText();
  const params = { id: record.id };
  const open = openRows(record);
  const isWaiting = !isUnderWay(record) && record.state !== "applied" && open > 0;
  return (
    <>
      {record.counts.broken > 0 && !isUnderWay(record) && <BrokenFile record={record} />}
      {(isUnderWay(record) || record.state === "checked") && (
        <ActionButton
          label={text("spreadsheets.cancel.label")}
          title={text("spreadsheets.cancel.title")}
          explanation={text("spreadsheets.cancel.text")}
          done={text("spreadsheets.cancel.done")}
          send={() => call("POST /api/v1/admin/imports/{id}/cancel", { params })}
          isDangerous
        />
      )}
      {isWaiting && (
        <ActionButton
          label={text(record.applied > 0 ? "spreadsheets.apply.again" : "spreadsheets.apply.label")}
          title={text("spreadsheets.apply.title")}
          explanation={text("spreadsheets.apply.text", { count: open })}
          done={text("spreadsheets.apply.done")}
          send={() => call("POST /api/v1/admin/imports/{id}/apply", { params })}
          variant="contained"
        />
      )}
    </>
  );
}

function BrokenFile({ record: { id, kind } }: { record: ImportRecord }) {
  const text = useText();
  const refused = useRefusalNotice();
  const save = async () => {
    try {
      const url = urlOf("GET /api/v1/admin/imports/{id}/broken-rows", {
        params: { id },
        query: {},
      });
      saveFile(`${kind}-${id}.xlsx`, await fetchFile(url));
      notify(text("spreadsheets.brokenDone"), "success");
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Button variant="outlined" onClick={() => void save()}>
      {text("spreadsheets.brokenFile")}
    </Button>
  );
}
