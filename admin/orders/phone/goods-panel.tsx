import SearchIcon from "@mui/icons-material/SearchOutlined";
import { Alert, Box, Button, InputAdornment, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PhoneGoods } from "#contract/orders/phone-endpoints.ts";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../i18n/use-problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { usePaused } from "../../shell/use-paused.ts";
import { Code, Money } from "../../shell/values.tsx";
import { type TypedOrder } from "./phone-order.ts";

/** The ordered products: found by code or name, with current stock. */
export function GoodsPanel() {
  const text = useText();
  const { getValues, setValue } = useFormContext<TypedOrder>();
  const goods = useWatch<TypedOrder, "goods">({ name: "goods" });
  const add = (found: PhoneGoods) => {
    const chosen = getValues("goods");
    if (chosen.some(({ variantId }) => variantId === found.variantId)) return;
    setValue("goods", [...chosen, { ...found, quantity: "1" }]);
  };
  const remove = (variantId: number) =>
    setValue(
      "goods",
      getValues("goods").filter((one) => one.variantId !== variantId),
    );
  return (
    <Panel title={text("orders.page.lines")}>
      {goods.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("phoneOrders.noGoods")}</Typography>
      )}
      {goods.map((line, index) => (
        <OneVariant key={line.variantId} variant={line}>
          <Box sx={{ inlineSize: 84 }}>
            <Field
              name={`goods.${index}.quantity`}
              label={text("phoneOrders.quantity")}
              inputMode="numeric"
            />
          </Box>
          <Button
            onClick={() => remove(line.variantId)}
            aria-label={text("phoneOrders.removeOf", { sku: line.sku })}
          >
            {text("phoneOrders.remove")}
          </Button>
        </OneVariant>
      ))}
      <Search onAdd={add} />
    </Panel>
  );
}

/** Search debounce in milliseconds. */
const TYPING_MS = 300;

function Search({ onAdd }: { onAdd: (found: PhoneGoods) => void }) {
  const text = useText();
  const problemText = useProblemText();
  const [typed, setTyped] = useState("");
  const q = usePaused(typed.trim(), TYPING_MS);
  const { data, error } = useQuery({
    queryKey: ["phone-orders", "goods", q],
    queryFn: () => call("GET /api/v1/admin/phone-orders/goods", { query: { q } }),
    enabled: q.length > 1,
    placeholderData: (before) => before,
    retry: false,
  });
  const found = q.length > 1 && !error ? data?.items : undefined;
  const icon = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <TextField
        type="search"
        label={text("phoneOrders.search")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter searches for products; it must not place the order.
          if (event.key === "Enter") event.preventDefault();
        }}
        slotProps={{ input: { startAdornment: icon }, htmlInput: { dir: "auto" } }}
      />
      {error && q.length > 1 && (
        <Alert severity="error" sx={{ marginBlock: 1 }}>
          {problemText(error.message)}
        </Alert>
      )}
      {found?.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("shell.list.noMatch")}</Typography>
      )}
      {found?.map((variant) => (
        <OneVariant key={variant.variantId} variant={variant}>
          <Button
            variant="outlined"
            disabled={variant.available === 0}
            onClick={() => onAdd(variant)}
            aria-label={text("phoneOrders.addOf", { sku: variant.sku })}
          >
            {text("phoneOrders.add")}
          </Button>
        </OneVariant>
      ))}
    </Box>
  );
}

function OneVariant({ variant, children }: { variant: PhoneGoods; children: ReactNode }) {
  const text = useText();
  const { sku, name, options, price, available } = variant;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        paddingBlock: 1,
        borderBlockEnd: "1px solid",
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 14rem", minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{[name, options].join(" ")}</Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          <Code>{sku}</Code> · <Money amount={price} /> ·{" "}
          {text("phoneOrders.available", { count: available })}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
