import { Box } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { StockRow } from "#contract/inventory/stock-endpoints.ts";
import { call } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { ScanField } from "./scanning/scan-field.tsx";
import { ScannedEntries } from "./scanning/scanned-entries.tsx";
import { type Scanned, unitsOf } from "./scanning/scanned.ts";

interface Delivery {
  note: string;
  lines: Scanned<"quantity">[];
}

const EMPTY: Delivery = { note: "", lines: [] };
const clock = () => new Date().toISOString();

/** Books a whole delivery at once: items are scanned, or typed by SKU. */
export function ReceiveButton() {
  const text = useText();
  return (
    <ActionButton<Delivery>
      opener={text("stock.receive.open")}
      label={text("stock.receive.save")}
      title={text("stock.receive.title")}
      defaultValues={EMPTY}
      send={async ({ note, lines }, idempotencyKey) => {
        if (lines.length === 0) throw ownProblem(text("stock.receive.nothing"));
        const known = await findStock(lines.map(({ sku }) => sku));
        const body = {
          kind: "receipt" as const,
          note,
          lines: lines.map(({ sku, quantity }, index) => {
            const variantId = known.get(sku)?.variantId;
            if (variantId === undefined)
              throw ownProblem(text("stock.receive.unknown"), `lines.${index}.sku`);
            return { variantId, quantity };
          }),
        };
        return call("POST /api/v1/admin/stock-bookings", { body, idempotencyKey });
      }}
      done={({ lines }) => text("stock.receive.done", { count: lines.length })}
      draft="delivery"
      variant="contained"
    >
      <Fields />
    </ActionButton>
  );
}

async function findStock(skus: string[]): Promise<ReadonlyMap<string, StockRow>> {
  const { items } = await call("POST /api/v1/admin/stock-found", { body: { skus } });
  return new Map(items.map((row) => [row.sku, row]));
}

function Fields() {
  const text = useText();
  const lines = useWatch<Delivery, "lines">({ name: "lines" });
  const skus = lines.map(({ sku }) => sku).toSorted();
  const { data } = useQuery({
    queryKey: ["stock-found", skus],
    queryFn: async () => ({ skus, known: await findStock(skus) }),
    enabled: skus.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = data && skus.every((sku) => data.skus.includes(sku)) ? data.known : undefined;
  return (
    <>
      <Field name="note" label={text("stock.book.note")} help={text("stock.book.receiptNote")} />
      <ScanField list="lines" number="quantity" help={text("stock.receive.help")} clock={clock} />
      <ScannedEntries<"quantity">
        list="lines"
        number="quantity"
        label={text("stock.book.quantity")}
        clock={clock}
        hint={({ sku, quantity }) =>
          known && <OnHand row={known.get(sku)} units={unitsOf(quantity)} />
        }
      />
    </>
  );
}

/** The stock on hand before and after booking. */
function OnHand({ row, units }: { row: StockRow | undefined; units: number }) {
  const text = useText();
  if (!row)
    return (
      <Box component="span" sx={{ color: "error.main" }}>
        {text("stock.receive.unknown")}
      </Box>
    );
  return (
    <Box component="span" sx={{ color: "text.secondary" }}>
      <bdi>{row.name[locale]}</bdi> ·{" "}
      {text("stock.receive.onHand", { was: row.onHand, becomes: row.onHand + units })}
    </Box>
  );
}
