import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";

/**
 * On wide screens row names are in a column of their own; on phones they are above their row, and
 * stay in place while it scrolls.
 */
export const ROW =
  "grid grid-cols-[repeat(var(--items),minmax(0,1fr))] desktop:grid-cols-[14rem_repeat(var(--items),minmax(0,1fr))]";
const NAME =
  "sticky inset-s-0 z-1 col-span-full w-[calc(100vw-2*var(--spacing-gutter)-2px)] px-4 pt-3 text-start text-small font-normal text-ink-soft desktop:col-span-1 desktop:w-auto desktop:border-e desktop:border-hairline desktop:bg-inherit desktop:py-3 desktop:text-[0.9375rem]";
export const CELL = "min-w-0 snap-start px-4 pt-1 pb-3 text-[0.9375rem] desktop:py-3";

interface TableRowProps {
  name: ReactNode;
  differs: boolean;
  /** In the order of the items; null where not stated. */
  children: ReactNode[];
}

/** One fact of every compared product. */
export function TableRow({ name, differs, children }: TableRowProps) {
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
