import { Box } from "@mui/material";
import { GOVERNORATE_CODES, GOVERNORATES } from "#contract/customers/governorates.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";

const OPTIONAL = ["district", "compound", "floor", "apartment", "landmark"] as const;

/** The delivery address. */
export function AddressPanel() {
  const text = useText();
  const governorates = GOVERNORATE_CODES.map((value) => ({
    value,
    label: GOVERNORATES[value][locale],
  }));
  return (
    <Panel title={text("orders.page.address")}>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 1.5 }}>
        <Field
          name="address.governorate"
          label={text("phoneOrders.address.governorate")}
          choices={governorates}
        />
        <Field name="address.city" label={text("phoneOrders.address.city")} />
        <Field name="address.street" label={text("orders.address.street")} />
        <Field name="address.building" label={text("orders.address.building")} />
        {OPTIONAL.map((name) => (
          <Field
            key={name}
            name={`address.${name}`}
            label={text(`phoneOrders.address.${name}`)}
            help={text("shell.form.optional")}
          />
        ))}
      </Box>
      <Field
        name="address.notes"
        rows={2}
        label={text("orders.address.notes")}
        help={text("shell.form.optional")}
      />
    </Panel>
  );
}
