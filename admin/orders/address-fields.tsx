import { Box } from "@mui/material";
import { GOVERNORATE_CODES, GOVERNORATES } from "#contract/customers/governorates.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../shell/forms/field.tsx";

const REQUIRED = ["city", "street", "building"] as const;
const OPTIONAL = ["district", "compound", "floor", "apartment", "landmark", "postalCode"] as const;

/** The delivery address; its values are stored under `address`. */
export function AddressFields() {
  const text = useText();
  const governorates = GOVERNORATE_CODES.map((value) => ({
    value,
    label: GOVERNORATES[value][locale],
  }));
  return (
    <>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 1.5 }}>
        <Field
          name="address.governorate"
          label={text("orders.recipient.fields.governorate")}
          choices={governorates}
        />
        {REQUIRED.map((name) => (
          <Field
            key={name}
            name={`address.${name}`}
            label={text(`orders.recipient.fields.${name}`)}
          />
        ))}
        {OPTIONAL.map((name) => (
          <Field
            key={name}
            name={`address.${name}`}
            label={text(`orders.recipient.fields.${name}`)}
            help={text("shell.form.optional")}
          />
        ))}
      </Box>
      <Field
        name="address.notes"
        rows={2}
        label={text("orders.recipient.fields.notes")}
        help={text("shell.form.optional")}
      />
    </>
  );
}
