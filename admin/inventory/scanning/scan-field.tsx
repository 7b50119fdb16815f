import { TextField } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { MOST_ENTRIES } from "#contract/inventory/most-entries.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { CameraScan } from "./camera-scan.tsx";
import { type Scanned, withScan } from "./scanned.ts";

interface ScanFieldProps<N extends string> {
  /** The form field with the entries, and the API's name for their quantity. */
  list: string;
  number: N;
  help: string;
  clock: () => string;
}

/**
 * A scanner types the code and Enter faster than any response would arrive, so scans send no
 * request.
 */
export function ScanField<N extends string>({ list, number, help, clock }: ScanFieldProps<N>) {
  const text = useText();
  const { getValues, setValue } = useFormContext();
  const [code, setCode] = useState("");
  /** @returns whether there was room for it */
  const add = (scanned: string): boolean => {
    const before = getValues(list) as Scanned<N>[];
    const entries = withScan(before, scanned, number, clock());
    if (entries.length > MOST_ENTRIES) {
      notify(text("stock.scan.full", { count: MOST_ENTRIES }), "warning");
      return false;
    }
    setValue(list, entries, { shouldDirty: true });
    return true;
  };
  return (
    <>
      <TextField
        value={code}
        label={text("stock.scan.label")}
        helperText={help}
        autoComplete="off"
        fullWidth
        slotProps={{ htmlInput: { dir: "ltr", maxLength: 40 } }}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (add(code)) setCode("");
        }}
      />
      <CameraScan onCode={add} />
    </>
  );
}
