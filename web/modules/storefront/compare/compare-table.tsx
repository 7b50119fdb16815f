import type { CSSProperties, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { FactName } from "../detail/specification.tsx";
import type { CompareGroup } from "./compare-groups.ts";
import type { ComparedItem } from "./compared-item.ts";
import { ItemHead, ItemPicture } from "./item-head.tsx";
import { PurchaseRows } from "./purchase-rows.tsx";
import { CELL, ROW, TableRow } from "./table-row.tsx";

interface CompareTableProps {
  items: ComparedItem[];
  groups: CompareGroup[];
  /** Rows with equal values are left out. */
  isShort: boolean;
  onRemove: (item: ComparedItem) => void;
}

const HEAD = "sticky top-(--bar-height) z-2 border-b border-hairline bg-paper";
/**
 * Two items fit a phone without horizontal scrolling, so the head can be sticky. More of them
 * scroll sideways below their head.
 */
const FIT_A_PHONE = 2;

/** Items side by side, over the whole page. Row names stay in place while it scrolls sideways. */
export function CompareTable(props: CompareTableProps) {
  const { items, groups, isShort, onRemove } = props;
  const t = useTranslations("comparePage");
  const names = items.map(({ name }) => name).join(" · ");
  return (
    <section
      aria-label={t("table", { names })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what is wider than the screen
      tabIndex={0}
      style={{ "--items": items.length } as CSSProperties}
      className={classNames(
        "relative snap-x scroll-mt-4 overscroll-x-contain rounded-panel border border-hairline bg-paper desktop:overflow-clip",
        items.length > FIT_A_PHONE ? "overflow-x-auto" : "overflow-clip",
      )}
    >
      <table className="block w-[max(100%,calc(var(--items)*42vw))] sm:w-[max(100%,calc(var(--items)*14rem))] desktop:w-full">
        <caption className="sr-only">{t("table", { names })}</caption>
        <thead className="contents">
          <tr className={ROW}>
            <td aria-hidden="true" className="hidden border-e border-hairline desktop:block" />
            {items.map((item) => (
              <td key={item.key} className={CELL}>
                <ItemPicture item={item} onRemove={() => onRemove(item)} />
              </td>
            ))}
          </tr>
          <tr className={classNames(ROW, HEAD)}>
            <td aria-hidden="true" className="hidden border-e border-hairline desktop:block" />
            {items.map((item) => (
              <th key={item.key} scope="col" className={classNames(CELL, "text-start")}>
                <ItemHead item={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          <PurchaseRows items={items} isShort={isShort} />
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
        <TableRow key={row.code} name={<FactName {...row} />} differs={row.differs}>
          {row.values.map((value) => factCell(value))}
        </TableRow>
      ))}
    </>
  );
}

function factCell(value: string | null): ReactNode {
  return value === null ? null : <Phrase text={value} className="figures" />;
}
