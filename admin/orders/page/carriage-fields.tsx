import { Box } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";

/** The courier of a parcel. */
export function CarriageFields() {
  const text = useText();
  const help = text("shell.form.optional");
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 1.5 }}>
      <Field name="courier" label={text("orders.parcel.courier")} help={help} />
      <Field name="tracking" label={text("orders.parcel.tracking")} help={help} isLatin />
    </Box>
  );
}
