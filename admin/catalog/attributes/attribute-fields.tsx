import { Box, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { SwitchField } from "../../shell/forms/switch-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { useAskingCategories } from "./attribute-list.tsx";
import { type AttributeValues, GROUPS, hasLimits, hasValues, KINDS } from "./attribute-values.ts";
import { ValueFields } from "./value-fields.tsx";

interface AttributeFieldsProps {
  /** For an existing attribute, whose code cannot change. */
  code?: string;
}

/** All fields of an attribute. */
export function AttributeFields({ code }: AttributeFieldsProps) {
  const text = useText();
  const [kind, isFacet] = useWatch<AttributeValues, ["kind", "isFacet"]>({
    name: ["kind", "isFacet"],
  });
  const kinds = KINDS.map((value) => ({ value, label: text(`attributes.kinds.${value}`) }));
  const groups = GROUPS.map((value) => ({ value, label: text(`attributes.groups.${value}`) }));
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Panel title={text("attributes.fact")}>
        {code === undefined && (
          <Field
            name="code"
            label={text("catalog.code")}
            help={text("attributes.codeHelp")}
            isLatin
            autoComplete="off"
          />
        )}
        <BilingualField name="name" label={text("catalog.name")} />
        <BilingualField name="explanation" label={text("attributes.explanation")} rows={2} />
        <Field name="kind" label={text("attributes.kind")} choices={kinds} />
        <Field name="group" label={text("attributes.group")} choices={groups} />
        <Field name="unit" label={text("attributes.unit")} help={text("attributes.unitHelp")} />
        {hasLimits(kind) && (
          <>
            <Field name="minimum" label={text("attributes.minimum")} inputMode="decimal" />
            <Field name="maximum" label={text("attributes.maximum")} inputMode="decimal" />
          </>
        )}
      </Panel>
      {hasValues(kind) && (
        <Panel title={text("attributes.values")}>
          <ValueFields />
        </Panel>
      )}
      <Panel title={text("attributes.inShop")}>
        <SwitchField name="isFacet" label={text("attributes.isFacet")} />
        {isFacet && (
          <Field
            name="facetPosition"
            label={text("attributes.facetPosition")}
            help={text("attributes.facetPositionHelp")}
            inputMode="numeric"
          />
        )}
        <SwitchField name="isComparable" label={text("attributes.isComparable")} />
        {code !== undefined && <AskedIn code={code} />}
      </Panel>
    </Box>
  );
}

function AskedIn({ code }: { code: string }) {
  const text = useText();
  const categories = useAskingCategories()(code);
  return (
    <Typography sx={{ color: "text.secondary" }}>
      {text(categories === "" ? "attributes.askedNowhere" : "attributes.askedIn", { categories })}
    </Typography>
  );
}
