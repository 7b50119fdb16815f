import { Checkbox, FormControlLabel, FormHelperText } from "@mui/material";
import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { useBrandChoices, useCategoryChoices } from "../choices.ts";

/** Days after its publication that a product is new by itself. */
const NEW_DAYS = 60;

interface PlaceProps {
  isNew: boolean;
  /** Null: not published. */
  publishedAt: string | null;
}

/** Where the product is in the catalogue. */
export function Place({ isNew, publishedAt }: PlaceProps) {
  const text = useText();
  const helpId = useId();
  const newUntil = publishedAt === null ? 0 : Date.parse(publishedAt) + NEW_DAYS * DAY_MS;
  const [openedAt] = useState(Date.now);
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
        help={text("products.page.categoryHelp")}
        choices={useChoices(useCategoryChoices())}
      />
      <Field
        name="brandId"
        label={text("products.brand")}
        help={text("products.page.brandHelp")}
        choices={useChoices(useBrandChoices())}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value as boolean}
            onChange={(_, isChecked) => field.onChange(isChecked)}
            slotProps={{ input: { "aria-describedby": helpId } }}
          />
        }
        label={text("products.page.isMarkedNew")}
      />
      <FormHelperText id={helpId}>
        {newUntil > openedAt
          ? text("products.page.newUntil", {
              date: dateText(new Date(newUntil).toISOString(), locale),
            })
          : text("products.page.newByItself")}
      </FormHelperText>
    </Panel>
  );
}

/** Choices with an empty first one. */
function useChoices(choices: { value: string; label: string }[]) {
  const text = useText();
  return [{ value: "", label: text("shell.none") }, ...choices];
}
