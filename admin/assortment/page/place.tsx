import { Checkbox, FormControlLabel } from "@mui/material";
import { useController } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { useBrandChoices, useCategoryChoices } from "../choices.ts";

/** Where the product is in the catalogue. */
export function Place({ isNew }: { isNew: boolean }) {
  const text = useText();
  const { field } = useController({ name: "isMarkedNew" });
  return (
    <Panel title={text("products.page.place")}>
      <Field
        name="code"
        label={text("products.code")}
        help={text("products.page.codeHelp")}
        isReadOnly={!isNew}
        autoComplete="off"
      />
      <Field
        name="categoryId"
        label={text("products.category")}
        choices={useChoices(useCategoryChoices())}
      />
      <Field
        name="brandId"
        label={text("products.brand")}
        choices={useChoices(useBrandChoices())}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value as boolean}
            onChange={(_, isChecked) => field.onChange(isChecked)}
          />
        }
        label={text("products.page.isMarkedNew")}
      />
    </Panel>
  );
}

/** Choices with an empty first one. */
function useChoices(choices: { value: string; label: string }[]) {
  const text = useText();
  return [{ value: "", label: text("shell.none") }, ...choices];
}
