import { TABLE_FORMATS, type TableFormat } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { addressOf, fetchFile } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { saveFile } from "../shell/files/save-file.ts";
import { Field } from "../shell/forms/field.tsx";
import { EXPORT } from "./import-source.ts";
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
        const address = addressOf(EXPORT, { params: { kind }, query: { format } });
        saveFile(`${kind}.${format}`, await fetchFile(address));
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
