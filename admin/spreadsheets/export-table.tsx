import { urlOf } from "#api-client/call.ts";
import { TABLE_FORMATS, type TableFormat } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { fetchFile } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { saveFile } from "../shell/files/save-file.ts";
import { Field } from "../shell/forms/field.tsx";
import { useKinds } from "./use-kinds.ts";

interface Wanted {
  kind: SheetKind;
  format: TableFormat;
}

/** Exports all records of a kind as a file. */
export function ExportTable() {
  const text = useText();
  const kinds = useKinds();
  const [first] = kinds;
  if (!first) return null;
  return (
    <ActionButton<Wanted>
      opener={text("spreadsheets.export.open")}
      title={text("spreadsheets.export.title")}
      explanation={text("spreadsheets.export.text")}
      label={text("spreadsheets.export.save")}
      defaultValues={{ kind: first.value, format: "xlsx" }}
      send={async ({ kind, format }) => {
        const request = { params: { kind }, query: { format } };
        const url = urlOf("GET /api/v1/admin/spreadsheets/{kind}", request);
        saveFile(`${kind}.${format}`, await fetchFile(url));
      }}
      done={text("spreadsheets.export.done")}
    >
      <Field name="kind" label={text("spreadsheets.kind")} choices={kinds} />
      <Field
        name="format"
        label={text("spreadsheets.format")}
        choices={TABLE_FORMATS.toReversed().map((value) => ({
          value,
          label: text(`spreadsheets.formats.${value}`),
        }))}
      />
    </ActionButton>
  );
}
