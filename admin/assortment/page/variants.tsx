import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Checkbox, FormControlLabel, IconButton, Typography } from "@mui/material";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { Money } from "../../shell/values.tsx";
import { valueName } from "./attribute-words.ts";
import { Matrix } from "./matrix.tsx";
import { OwnFacts } from "./own-facts.tsx";
import type { ProductValues, VariantValues } from "./product-values.ts";

interface VariantsProps {
  attributes: readonly AttributeRecord[];
  stock: ProductRecord["stock"];
}

/** The variants, each with its price and stock. */
export function Variants({ attributes, stock }: VariantsProps) {
  const text = useText();
  const { setValue } = useFormContext<ProductValues>();
  const variants = useWatch<ProductValues, "variants">({ name: "variants" });
  const remove = (index: number) =>
    setValue(
      "variants",
      variants.filter((_, other) => other !== index),
      { shouldDirty: true },
    );
  return (
    <Panel title={text("products.page.variants", { count: variants.length })}>
      <Matrix attributes={attributes} />
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {variants.map((variant, index) => (
          <OneVariant
            // Keeps a variant's fields when another one is removed.
            key={variant.id ?? `${JSON.stringify(variant.options)} ${index}`}
            {...{ variant, index, attributes }}
            level={stock.find(({ variantId }) => variantId === variant.id)}
            onRemove={variants.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </Box>
    </Panel>
  );
}

interface OneVariantProps {
  variant: VariantValues;
  index: number;
  attributes: readonly AttributeRecord[];
  level: ProductRecord["stock"][number] | undefined;
  onRemove: (() => void) | undefined;
}

function OneVariant({ variant, index, attributes, level, onRemove }: OneVariantProps) {
  const text = useText();
  const mayPrice = useMay("price:write");
  const mayStock = useMay("stock:write");
  const options = useWatch<ProductValues, "options">({ name: "options" });
  const choice = choiceText(variant, options, attributes);
  return (
    <Box
      component="li"
      sx={{ borderBlockStart: "1px solid", borderColor: "divider", paddingBlock: 1.5 }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minBlockSize: 44 }}>
        <Typography sx={{ fontWeight: 500, flex: 1 }}>
          {choice || text("products.page.onlyVariant")}
        </Typography>
        <OnSale index={index} />
        {onRemove && (
          <IconButton
            onClick={onRemove}
            aria-label={text("products.page.removeVariant", { sku: variant.sku })}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          display: "grid",
          columnGap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "1fr 1fr", sm: "2fr 1fr 1fr" },
        }}
      >
        <Field
          name={`variants.${index}.sku`}
          label={text("products.sku")}
          inputMode="text"
          autoComplete="off"
        />
        <Field
          name={`variants.${index}.piastres`}
          label={text("products.page.pounds")}
          inputMode="decimal"
          autoComplete="off"
          isReadOnly={!mayPrice}
        />
        {mayStock && (
          <Field
            name={`variants.${index}.onHand`}
            label={text("products.page.onHand")}
            help={text(level ? "products.page.onHandHelp" : "products.page.onHandFirst", {
              onHand: level?.onHand ?? 0,
            })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Box>
      {level && <Level level={level} sku={variant.sku} />}
      <OwnFacts index={index} attributes={attributes} />
    </Box>
  );
}

function OnSale({ index }: { index: number }) {
  const text = useText();
  const { field } = useController({ name: `variants.${index}.isActive` });
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={field.value as boolean}
          onChange={(_, isChecked) => field.onChange(isChecked)}
        />
      }
      label={text("products.page.isActive")}
    />
  );
}

/** The current customer price and stock; both are changed elsewhere. */
function Level({ level, sku }: { level: ProductRecord["stock"][number]; sku: string }) {
  const text = useText();
  const mayStock = useMay("stock:write");
  const { available, reserved, amount, compareAt } = level;
  const filter = encodeURIComponent(JSON.stringify({ q: sku }));
  const said = text("products.page.stock", { available, reserved });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, marginBlock: 0.5 }}>
      <Typography
        variant="body2"
        // A touch target of at least 24 px.
        sx={{ "& a": { display: "inline-flex", alignItems: "center", minBlockSize: 24 } }}
      >
        {mayStock ? <RecordLink to={`/stock?filter=${filter}`}>{said}</RecordLink> : said}
      </Typography>
      {amount !== null && compareAt !== null && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {text("products.page.offer")}: <Money amount={amount} />{" "}
          <Box component="s" aria-label={text("products.page.compareAt")}>
            <Money amount={compareAt} />
          </Box>
        </Typography>
      )}
    </Box>
  );
}

/** "Brass · 60 cm", in the order of the options. */
function choiceText(
  { options }: VariantValues,
  order: readonly string[],
  attributes: readonly AttributeRecord[],
): string {
  // Options that the product no longer offers come last.
  const codes = new Set([...order, ...Object.keys(options)]);
  return [...codes]
    .flatMap((code) => {
      const value = options[code];
      if (value === undefined) return [];
      const attribute = attributes.find((one) => one.code === code);
      return valueName(attribute, value);
    })
    .join(" · ");
}
