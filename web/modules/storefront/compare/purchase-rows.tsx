import { useTranslations } from "use-intl";
import { Rating } from "#web/ui/display/rating.tsx";
import { StockLine } from "../buy/stock-line.tsx";
import type { ComparedItem } from "./compared-item.ts";
import { TableRow } from "./table-row.tsx";

interface PurchaseRowsProps {
  items: ComparedItem[];
  isShort: boolean;
}

/** Rows outside the specification: variant, brand, stock, rating. */
export function PurchaseRows({ items, isShort }: PurchaseRowsProps) {
  const t = useTranslations("comparePage");
  const rows = [
    {
      name: t("options"),
      same: items.map(({ words }) => words),
      cells: items.map(({ words }) => words || null),
    },
    {
      name: t("brand"),
      same: items.map(({ brand }) => brand),
      cells: items.map(({ brand, key }) => (brand ? <bdi key={key}>{brand}</bdi> : null)),
    },
    {
      name: t("stock"),
      same: items.map(({ available }) => String(Math.min(available, 1))),
      cells: items.map(({ available, key }) => <StockLine key={key} available={available} />),
    },
    {
      name: t("rating"),
      same: items.map(({ rating }) => String(rating?.average)),
      cells: items.map((item) => <ItemRating key={item.key} rating={item.rating} />),
    },
  ];
  return rows
    .map((row) => ({ ...row, differs: new Set(row.same).size > 1 }))
    .filter(({ differs }) => differs || !isShort)
    .map(({ name, differs, cells }) => (
      <TableRow key={name} name={name} differs={differs}>
        {cells}
      </TableRow>
    ));
}

function ItemRating({ rating }: Pick<ComparedItem, "rating">) {
  const t = useTranslations("catalog.card");
  const words = useTranslations("comparePage");
  if (!rating) return <span className="text-ink-soft">{words("unrated")}</span>;
  const average = rating.average.toFixed(1);
  return (
    <Rating
      value={rating.average}
      label={t("rating", { average, count: rating.count })}
      text={`${average} (${rating.count})`}
    />
  );
}
