import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { addableOf } from "./addable.ts";
import { CheckedLine, type CheckedLineProps } from "./checked-line.tsx";

interface CheckedListProps extends Pick<CheckedLineProps, "onChoose"> {
  lines: readonly CheckedSkuLine[];
  heading?: Ref<HTMLHeadingElement>;
  /** The button that fills the cart; absent if nothing can be added. */
  children: ReactNode;
}

/** The check of a list: what can be added for how much, then line by line. */
export function CheckedList({ lines, heading, onChoose, children }: CheckedListProps) {
  const t = useTranslations("skuList");
  const { amount } = useMoney();
  const { lines: ready, total, open } = addableOf(lines);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t("result")}
      </h2>
      {lines.length === 0 ? (
        <Notice tone="warning" className="mt-4">
          {t("none")}
        </Notice>
      ) : (
        <>
          <p className="mt-1 figures text-ink-soft">
            {t("summary", { ready: ready.length, open })}
          </p>
          <ul className="mt-2">
            {lines.map((line) => (
              <CheckedLine key={line.rows[0]} line={line} onChoose={onChoose} />
            ))}
          </ul>
          {ready.length > 0 && (
            <p className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4 font-heading font-medium">
              {t("total")}
              <AmountText amount={amount(total)} className="figures text-title" />
            </p>
          )}
        </>
      )}
      {children}
    </>
  );
}
