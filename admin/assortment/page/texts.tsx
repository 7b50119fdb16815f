import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, IconButton } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import type { ProductValues } from "./product-values.ts";

const MOST_POINTS = 12;

/** Texts for customers, both languages side by side. */
export function Texts() {
  const text = useText();
  return (
    <Panel title={text("products.page.texts")}>
      <BilingualField name="name" label={text("products.name")} />
      <BilingualField name="summary" label={text("products.page.summary")} rows={2} />
      <BilingualField
        name="description"
        label={text("products.page.description")}
        rows={6}
        help={text("products.page.descriptionHelp")}
      />
      <SellingPoints />
      <BilingualField name="careNotes" label={text("products.page.careNotes")} rows={2} />
      <BilingualField
        name="slug"
        label={text("products.page.slug")}
        help={text("products.page.slugHelp")}
      />
    </Panel>
  );
}

function SellingPoints() {
  const text = useText();
  const points = useFieldArray<ProductValues, "sellingPoints", "key">({
    name: "sellingPoints",
    keyName: "key",
  });
  return (
    <Box sx={{ marginBlock: 1 }}>
      {points.fields.map(({ key }, index) => (
        <Box key={key} sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
          <Box sx={{ flex: 1 }}>
            <BilingualField
              name={`sellingPoints.${index}`}
              label={text("products.page.sellingPoint", { number: index + 1 })}
            />
          </Box>
          <IconButton
            onClick={() => points.remove(index)}
            aria-label={text("products.page.removePoint", { number: index + 1 })}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {points.fields.length < MOST_POINTS && (
        <Button variant="outlined" onClick={() => points.append({ ar: "", en: "" })}>
          {text("products.page.addPoint")}
        </Button>
      )}
    </Box>
  );
}
