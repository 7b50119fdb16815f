import { classNames } from "#web/ui/class-names.ts";
import type { CSSProperties, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FactName } from "../detail/specification.tsx";
import type { CompareGroup, CompareRow } from "./compare-groups.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { PieceHead, PiecePicture } from "./piece-head.tsx";
import { PurchaseRows, type RowProps } from "./purchase-rows.tsx";

interface CompareTableProps {
  pieces: ComparedPiece[];
  groups: CompareGroup[];
  /** Rows that are the same are left out. */
  isShort: boolean;
  onRemove: (piece: ComparedPiece) => void;
}

/** On wide screens names stand in a column of their own; on phones above their row, and stay when the pieces move. */
const ROW =
  "grid grid-cols-[repeat(var(--pieces),minmax(0,1fr))] desktop:grid-cols-[14rem_repeat(var(--pieces),minmax(0,1fr))]";
const NAME =
  "sticky inset-s-0 z-1 col-span-full w-[calc(100vw-2*var(--spacing-gutter)-2px)] px-4 pt-3 text-start text-small font-normal text-ink-soft desktop:col-span-1 desktop:w-auto desktop:border-e desktop:border-hairline desktop:bg-inherit desktop:py-3 desktop:text-[0.9375rem]";
/** On wide screens nothing moves across, so that the page itself is what scrolls. */
const HEAD = "sticky top-0 z-2 border-b border-hairline bg-paper desktop:top-(--bar-height)";
const CELL = "min-w-0 snap-start px-4 pt-1 pb-3 text-[0.9375rem] desktop:py-3";

/** Pieces beside each other. The head stays while one reads down, the names stay while one moves across. */
export function CompareTable(props: CompareTableProps) {
  const { pieces, groups, isShort, onRemove } = props;
  const t = useTranslations("comparePage");
  const names = pieces.map(({ name }) => name).join(" · ");
  return (
    <section
      aria-label={t("table", { names })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what is wider than the screen
      tabIndex={0}
      style={{ "--pieces": pieces.length } as CSSProperties}
      className="relative max-h-[calc(100dvh-var(--bar-height)-2rem)] min-h-80 snap-x scroll-mt-4 overflow-auto overscroll-x-contain rounded-panel border border-hairline bg-paper desktop:max-h-none desktop:overflow-clip"
    >
      <table className="block w-[max(100%,calc(var(--pieces)*42vw))] sm:w-[max(100%,calc(var(--pieces)*14rem))] desktop:w-full">
        <caption className="sr-only">{t("table", { names })}</caption>
        <thead className="contents">
          <tr className={ROW}>
            <td aria-hidden="true" className="hidden border-e border-hairline desktop:block" />
            {pieces.map((piece) => (
              <td key={piece.key} className={CELL}>
                <PiecePicture piece={piece} onRemove={() => onRemove(piece)} />
              </td>
            ))}
          </tr>
          <tr className={classNames(ROW, HEAD)}>
            <td aria-hidden="true" className="hidden border-e border-hairline desktop:block" />
            {pieces.map((piece) => (
              <th key={piece.key} scope="col" className={classNames(CELL, "text-start")}>
                <PieceHead piece={piece} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          <PurchaseRows pieces={pieces} isShort={isShort} Row={Row} />
          {groups.map((group) => (
            <Group key={group.code} group={group} />
          ))}
        </tbody>
      </table>
      {isShort && groups.length === 0 && <p className="p-4 text-ink-soft">{t("same")}</p>}
    </section>
  );
}

function Group({ group }: { group: CompareGroup }) {
  return (
    <>
      <tr className="block border-b border-hairline bg-plaster">
        <th
          scope="rowgroup"
          className="sticky inset-s-0 inline-block px-4 pt-6 pb-2 text-start text-title font-semibold"
        >
          {group.name}
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.code} name={<FactName {...row} />} differs={row.differs}>
          {row.values.map((value) => factCell(value, row))}
        </Row>
      ))}
    </>
  );
}

function factCell(value: string | null, { ltr }: CompareRow): ReactNode {
  return value === null ? null : (
    <bdi {...(ltr && { dir: "ltr" })} className="figures">
      {value}
    </bdi>
  );
}

function Row({ name, differs, children }: RowProps) {
  const t = useTranslations("comparePage");
  return (
    <tr
      className={classNames(
        ROW,
        "border-b border-hairline",
        differs ? "bg-brass-wash" : "bg-paper",
      )}
    >
      <th scope="row" className={NAME}>
        {name}
        {differs && <span className="sr-only">{` (${t("differs")})`}</span>}
      </th>
      {children.map((child, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
        <td key={index} className={classNames(CELL, differs && "font-medium")}>
          {child ?? (
            <span className="text-ink-soft">
              <span aria-hidden="true">{"–"}</span>
              <span className="sr-only">{t("none")}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
