import { Button, Typography } from "@mui/material";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { useNavigate } from "react-router";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { sendFile } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { useKinds } from "./use-kinds.ts";

interface Chosen {
  kind: SheetKind;
  file: File | null;
}

/** Uploads a file to be checked, and opens its report. */
export function ImportTable() {
  const text = useText();
  const kinds = useKinds();
  const navigate = useNavigate();
  const [first] = kinds;
  if (!first) return null;
  const send = async ({ kind, file }: Chosen) => {
    if (!file) throw ownProblem("spreadsheets.import.none");
    // The computer's file type is unreliable: the shop detects the type from the content.
    const bytes = new File([file], file.name, { type: "application/octet-stream" });
    const { id } = await sendFile("POST /api/v1/admin/imports", bytes, {
      query: { kind, name: file.name },
    });
    await navigate(`/spreadsheets/${id}/show`);
  };
  return (
    <ActionButton<Chosen>
      opener={text("spreadsheets.import.open")}
      title={text("spreadsheets.import.title")}
      explanation={text("spreadsheets.import.text")}
      label={text("spreadsheets.import.send")}
      defaultValues={{ kind: first.value, file: null }}
      send={send}
      done={text("spreadsheets.import.done")}
      variant="contained"
    >
      <Field name="kind" label={text("spreadsheets.kind")} choices={kinds} />
      <ChosenFile />
    </ActionButton>
  );
}

function ChosenFile() {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { field } = useController<Chosen, "file">({ name: "file" });
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {text("spreadsheets.import.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt"
        onChange={({ target }) => field.onChange(target.files?.[0] ?? null)}
      />
      <Typography component="output" sx={{ display: "block", marginBlockStart: 1 }}>
        {field.value && text("spreadsheets.import.chosen", { name: field.value.name })}
      </Typography>
    </>
  );
}
