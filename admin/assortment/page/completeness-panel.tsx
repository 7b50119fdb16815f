import { Alert, Box, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { completeness, figureWarnings } from "#contract/assortment/completeness.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { useFieldName } from "./field-name.ts";
import type { ProductValues } from "./product-values.ts";

/** How complete the texts are in each language, and where the two contain different figures. */
export function CompletenessPanel() {
  const text = useText();
  const nameOfField = useFieldName();
  const values = useWatch<ProductValues>() as ProductValues;
  const { careNotes } = values;
  const texts = { ...values, careNotes: careNotes.ar || careNotes.en ? careNotes : null };
  const scores = completeness(texts);
  return (
    <Panel title={text("products.page.completeness")}>
      {LOCALES.map((locale) => {
        const { score, missing } = scores[locale];
        const language = text(`shell.locales.${locale}`);
        return (
          <Box key={locale} sx={{ marginBlockEnd: 1.5 }}>
            <Box sx={{ display: "flex", justifyContent: "space-between" }}>
              <Typography>{language}</Typography>
              <bdi className="figures">{text("products.page.percent", { score })}</bdi>
            </Box>
            <Box
              component="meter"
              min={0}
              max={100}
              value={score}
              aria-label={language}
              sx={{ display: "block", inlineSize: "100%" }}
            />
            {missing.length > 0 && (
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                {text("products.page.missing", {
                  fields: [...new Set(missing.map(nameOfField))].join(" · "),
                })}
              </Typography>
            )}
          </Box>
        );
      })}
      {figureWarnings(texts).map(({ path, only }) => (
        <Alert key={path} severity="warning" sx={{ marginBlockStart: 1 }}>
          {text("products.page.figures", {
            field: nameOfField(path),
            ar: only.ar.join(" ") || text("shell.none"),
            en: only.en.join(" ") || text("shell.none"),
          })}
        </Alert>
      ))}
    </Panel>
  );
}
