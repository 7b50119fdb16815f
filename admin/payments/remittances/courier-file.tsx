import { Alert, Box } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { CallResponse } from "#api-client/operations.ts";
import { sendFile } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { UploadButton } from "../../shell/files/upload-button.tsx";
import type { TypedList } from "./typed-list.ts";

const TYPES = ".csv,.txt,.xlsx,text/csv,text/plain";

type Read = CallResponse<"POST /api/v1/admin/remittance-files">;

/** Fills the form with the rows of a courier's file, to be checked and corrected. */
export function CourierFile() {
  const text = useText();
  const { setValue } = useFormContext<TypedList>();
  const [leftOut, setLeftOut] = useState(0);
  const show = (read: Read) => {
    setLeftOut(read.leftOut);
    setValue("rows", read.rows.map(lineOf).join("\n"), { shouldDirty: true });
  };
  return (
    <Box sx={{ marginBlock: 1 }}>
      <UploadButton
        label={text("remittances.file")}
        types={TYPES}
        send={(file) => sendFile("POST /api/v1/admin/remittance-files", file)}
        onSent={show}
      />
      {leftOut > 0 && (
        <Alert severity="info" sx={{ marginBlock: 1 }}>
          {text("remittances.withoutNumber", { count: leftOut })}
        </Alert>
      )}
    </Box>
  );
}

/** Separated by semicolons, because amounts may contain commas. */
function lineOf({ number, collected, fee }: Read["rows"][number]): string {
  return [number, collected, fee].filter((cell, place) => place < 2 || cell !== "").join("; ");
}
