import { Rating } from "#web/ui/display/rating.tsx";
import type { ComponentType, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { StockLine } from "../buy/stock-line.tsx";
import type { ComparedPiece } from "./compared-piece.ts";

export interface RowProps {
  name: ReactNode;
  differs: boolean;
  /** In the order of the pieces; null: not stated. */
  children: ReactNode[];
}

interface PurchaseRowsProps {
  pieces: ComparedPiece[];
  isShort: boolean;
  Row: ComponentType<RowProps>;
}

/** What is no fact of the specification: version, maker, stock, what others say. */
export function PurchaseRows({ pieces, isShort, Row }: PurchaseRowsProps) {
  const t = useTranslations("comparePage");
  const rows = [
    {
      name: t("options"),
      same: pieces.map(({ words }) => words),
      cells: pieces.map(({ words }) => words || null),
    },
    {
      name: t("brand"),
      same: pieces.map(({ brand }) => brand),
      cells: pieces.map(({ brand, key }) => (brand ? <bdi key={key}>{brand}</bdi> : null)),
    },
    {
      name: t("stock"),
      same: pieces.map(({ available }) => String(Math.min(available, 1))),
      cells: pieces.map(({ available, key }) => <StockLine key={key} available={available} />),
    },
    {
      name: t("rating"),
      same: pieces.map(({ rating }) => String(rating?.average)),
      cells: pieces.map((piece) => <PieceRating key={piece.key} rating={piece.rating} />),
    },
  ];
  return rows
    .map((row) => ({ ...row, differs: new Set(row.same).size > 1 }))
    .filter(({ differs }) => differs || !isShort)
    .map(({ name, differs, cells }) => (
      <Row key={name} name={name} differs={differs}>
        {cells}
      </Row>
    ));
}

function PieceRating({ rating }: Pick<ComparedPiece, "rating">) {
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
