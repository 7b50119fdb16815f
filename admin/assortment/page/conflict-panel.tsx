import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useBrandChoices, useCategoryChoices } from "../choices.ts";
import { type Difference, differences } from "./conflict.ts";
import { useFieldName } from "./field-name.ts";
import type { ProductValues } from "./product-values.ts";

interface ConflictPanelProps {
  /** The values saved by somebody else. */
  theirs: ProductValues;
  /** The values this form started with. */
  base: ProductValues;
  attributes: readonly AttributeRecord[];
  onSettled: () => void;
}

type Side = "mine" | "theirs";

/**
 * Somebody else has saved the product meanwhile: choose per field between your own input and
 * theirs.
 */
export function ConflictPanel({ theirs, base, attributes, onSettled }: ConflictPanelProps) {
  const text = useText();
  const { getValues, setValue } = useFormContext<ProductValues>();
  const [found] = useState(() => {
    const mine = getValues();
    return differences(mine, theirs, mine.version === base.version ? base : undefined);
  });
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(found.map(({ path, isMine }) => [path, isMine ? "mine" : "theirs"])),
  );
  const settle = () => {
    const taken = found.filter(({ path }) => sides[path] === "theirs");
    for (const { path, theirs: value } of taken) {
      // The paths come from the two records.
      setValue(path as "code", value as string, { shouldDirty: true });
    }
    setValue("version", theirs.version, { shouldDirty: true });
    onSettled();
  };
  return (
    <Alert severity="warning" icon={false} sx={{ marginBlockEnd: 2, "& > div": { flex: 1 } }}>
      <Typography component="h2" variant="h2">
        {text("products.conflict.title")}
      </Typography>
      <Typography sx={{ marginBlock: 1 }}>
        {text(found.length > 0 ? "products.conflict.text" : "products.conflict.same")}
      </Typography>
      {found.map((difference) => (
        <OneDifference
          key={difference.path}
          {...{ difference, attributes }}
          side={sides[difference.path] ?? "mine"}
          onChoose={(side) => setSides({ ...sides, [difference.path]: side })}
        />
      ))}
      <Button variant="contained" onClick={settle} sx={{ marginBlockStart: 1 }}>
        {text("products.conflict.settle")}
      </Button>
    </Alert>
  );
}

interface OneDifferenceProps {
  difference: Difference;
  attributes: readonly AttributeRecord[];
  side: Side;
  onChoose: (side: Side) => void;
}

function OneDifference({ difference, attributes, side, onChoose }: OneDifferenceProps) {
  const text = useText();
  const said = useSaid(difference.path);
  const name = useDifferenceName(attributes)(difference.path);
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderBlockStart: "1px solid", borderColor: "divider", margin: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 500, float: "inline-start" }}>
        {name}
      </Typography>
      <RadioGroup
        value={side}
        onChange={(_, value) => onChoose(value as Side)}
        sx={{ clear: "both" }}
      >
        {(["mine", "theirs"] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={
              <Box sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
                {text(`products.conflict.${value}`)}:{" "}
                <bdi>{said(difference[value]) || text("products.conflict.nothing")}</bdi>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

function useDifferenceName(attributes: readonly AttributeRecord[]): (path: string) => string {
  const text = useText();
  const nameOf = useFieldName();
  return (path) => {
    const [field, part = ""] = path.split(".");
    if (field === "attributes")
      return attributes.find(({ code }) => code === part)?.name[locale] ?? part;
    if (part !== "ar" && part !== "en") return nameOf(path);
    const language = text(`shell.locales.${part}`);
    return text("shell.form.inLanguage", { label: nameOf(path), language });
  };
}

/** Formats a value as text, as far as possible. */
function useSaid(path: string): (value: unknown) => string {
  const text = useText();
  const categories = useCategoryChoices();
  const brands = useBrandChoices();
  const choices = { categoryId: categories, brandId: brands }[path];
  return (value) => {
    if (choices) return choices.find((choice) => choice.value === value)?.label.trim() ?? "";
    if (typeof value === "boolean") return text(value ? "products.page.yes" : "products.page.no");
    if (Array.isArray(value)) return (value as Part[]).map(lineOf).join("\n");
    return lineOf(value as Part);
  };
}

type Part = string | number | boolean | object | null | undefined;

/** One line per variant, picture or text. */
function lineOf(value: Part): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const { sku, piastres, onHand, role, alt, title, ar, en } = value as Record<string, Part>;
  const parts = [sku, piastres, onHand, role, alt ?? title, ar, en].filter(
    (part) => part !== undefined && part !== null && part !== "",
  );
  return parts.map(lineOf).join(" · ");
}
