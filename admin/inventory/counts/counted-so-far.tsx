import { Box } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { StockCountLine } from "#contract/inventory/count-endpoints.ts";
import type { CountMode } from "#contract/inventory/most-entries.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";

/**
 * What was already counted for these SKUs; undefined while loading. SKUs outside the count are
 * missing.
 */
export function useCountedLines(
  countId: number,
  skus: readonly string[],
): ReadonlyMap<string, StockCountLine> | undefined {
  const sorted = skus.toSorted();
  const { data } = useQuery({
    queryKey: ["count-lines", countId, "found", sorted],
    queryFn: async () => {
      const params = { id: countId };
      const { lines } = await call("POST /api/v1/admin/stock-counts/{id}/found", {
        params,
        body: { skus: sorted },
      });
      return { skus: sorted, lines: new Map(lines.map((line) => [line.sku, line])) };
    },
    enabled: sorted.length > 0,
    placeholderData: keepPreviousData,
  });
  return data && sorted.every((sku) => data.skus.includes(sku)) ? data.lines : undefined;
}

interface CountedSoFarProps {
  sku: string;
  units: number;
  mode: CountMode;
  lines: ReadonlyMap<string, StockCountLine> | undefined;
}

/** Previews how the entry changes a SKU's counted quantity. */
export function CountedSoFar({ sku, units, mode, lines }: CountedSoFarProps) {
  const text = useText();
  if (!lines) return null;
  const line = lines.get(sku);
  if (!line)
    return (
      <Box component="span" sx={{ color: "error.main" }}>
        {text("stock.counts.scan.unknown")}
      </Box>
    );
  const was = line.counted;
  const becomes = mode === "add" ? (was ?? 0) + units : units;
  return (
    <Box component="span" sx={{ color: "text.secondary" }}>
      <bdi>{line.name[locale]}</bdi>
      {was !== null && ` · ${text("stock.counts.scan.becomes", { was, becomes })}`}
    </Box>
  );
}
