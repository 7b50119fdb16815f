import { Box, Button, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { fillVariants, type MatrixOption } from "#contract/assortment/variant-matrix.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { valueName } from "./attribute-words.ts";
import type { ProductValues } from "./product-values.ts";

interface FillVariantsProps {
  matrix: readonly MatrixOption[];
  attributes: readonly AttributeRecord[];
}

/** Sets one price and one stock for many variants: all, or those with a given option value. */
export function FillVariants({ matrix, attributes }: FillVariantsProps) {
  const text = useText();
  const mayPrice = useMay("price:write");
  const mayStock = useMay("stock:write");
  const { getValues, setValue } = useFormContext<ProductValues>();
  const [pounds, setPounds] = useState("");
  const [pieces, setPieces] = useState("");
  const [which, setWhich] = useState("");
  if ((!mayPrice && !mayStock) || matrix.length === 0) return null;
  const fill = () => {
    const [code, value] = which.split("=");
    const wanted = code && value ? { [code]: value } : {};
    const values = {
      ...(pounds.trim() !== "" && { piastres: pounds }),
      ...(pieces.trim() !== "" && { onHand: pieces }),
    };
    const filled = fillVariants(getValues("variants"), wanted, values);
    setValue("variants", filled, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      {mayPrice && (
        <FillField
          label={text("products.page.poundsFor")}
          inputMode="decimal"
          value={pounds}
          onChange={setPounds}
        />
      )}
      {mayStock && (
        <FillField
          label={text("products.page.onHandFor")}
          inputMode="numeric"
          value={pieces}
          onChange={setPieces}
        />
      )}
      <TextField
        select
        label={text("products.page.fillWhich")}
        value={which}
        onChange={({ target }) => setWhich(target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ inlineSize: 180 }}
      >
        <MenuItem value="">{text("products.page.fillAll")}</MenuItem>
        {matrix.flatMap(({ code, values }) =>
          values.map(({ value }) => (
            <MenuItem key={`${code}=${value}`} value={`${code}=${value}`}>
              {valueName(
                attributes.find((one) => one.code === code),
                value,
              )}
            </MenuItem>
          )),
        )}
      </TextField>
      <Button
        variant="outlined"
        onClick={fill}
        disabled={pounds.trim() === "" && pieces.trim() === ""}
      >
        {text("products.page.fill")}
      </Button>
    </Box>
  );
}

interface FillFieldProps {
  label: string;
  inputMode: "decimal" | "numeric";
  value: string;
  onChange: (value: string) => void;
}

function FillField({ label, inputMode, value, onChange }: FillFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode, dir: "ltr", autoComplete: "off" } }}
      sx={{ inlineSize: 140 }}
    />
  );
}
