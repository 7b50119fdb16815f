import { CircleAlert, CircleCheck, TriangleAlert } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { searchPath } from "#web/shell/search-path.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";

export interface CheckedLineProps {
  line: CheckedSkuLine;
  /** Absent in browsers without script, where the SKU is typed. */
  onChoose?: ((line: CheckedSkuLine, sku: string) => void) | undefined;
}

/** A typed line: its product with price and stock, or why there is none. */
export function CheckedLine(props: CheckedLineProps) {
  const { state, goods } = props.line;
  const [item] = goods;
  if (!item || state === "ambiguous") return <Unfound {...props} />;
  return (
    <VariantLine variant={item} label={<Typed line={props.line} />}>
      <State line={props.line} />
    </VariantLine>
  );
}

/** The line's number and what was typed. */
function Typed({ line: { rows, typed } }: Pick<CheckedLineProps, "line">) {
  const t = useTranslations("skuList");
  return (
    <span className="figures">
      {t("row", { rows: rows.join(", ") })}
      {" · "}
      <Ltr>{typed}</Ltr>
    </span>
  );
}

function State({ line: { state, quantity, goods } }: Pick<CheckedLineProps, "line">) {
  const t = useTranslations("skuList");
  const money = useMoney();
  const [item] = goods;
  if (!item) return null;
  const { available, price } = item;
  const units = Math.min(item.quantity, available);
  const sum = t("times", {
    quantity: String(units),
    price: money.text(price.amount),
    total: money.text(price.amount * units),
  });
  switch (state) {
    case "found":
      return (
        <Said tone="success" icon={CircleCheck}>
          {t("stock", { count: available })}
          {" · "}
          <bdi>{sum}</bdi>
        </Said>
      );
    case "short":
      return (
        <Said tone="warning" icon={TriangleAlert}>
          {t("short", { count: available, wanted: String(quantity) })} <bdi>{sum}</bdi>
        </Said>
      );
    case "sold-out":
      return (
        <Said tone="error" icon={CircleAlert}>
          {t("soldOut")}
        </Said>
      );
    default:
      return (
        <Said tone="error" icon={CircleAlert}>
          {t("quantity", { max: String(MAX_QUANTITY) })}
        </Said>
      );
  }
}

const TONES = { success: "text-success", warning: "text-warning", error: "text-error" } as const;

interface SaidProps {
  tone: keyof typeof TONES;
  icon: LucideIconData;
  children: ReactNode;
}

function Said({ tone, icon, children }: SaidProps) {
  return (
    <p className="flex gap-1.5 figures text-small">
      <Icon icon={icon} size={16} className={classNames("mt-1 shrink-0", TONES[tone])} />
      <span>{children}</span>
    </p>
  );
}

/** An unknown SKU with a search for it, or the SKUs that it could be. */
function Unfound({ line, onChoose }: CheckedLineProps) {
  const t = useTranslations("skuList");
  const { state, goods } = line;
  const sku = `\u2066${line.sku}\u2069`;
  return (
    <li className="border-b border-hairline py-4 last:border-b-0">
      <p className="text-tiny text-ink-soft">
        <Typed line={line} />
      </p>
      <Said tone="error" icon={CircleAlert}>
        {t(state === "ambiguous" ? "ambiguous" : "unknown", { sku })}
      </Said>
      {goods.length === 0 && (
        <Link href={searchPath(line.sku)} className="ms-[1.375rem] inline-block py-1 text-small">
          {t("search", { sku })}
        </Link>
      )}
      {goods.length > 0 && (
        <ul className="ms-[1.375rem]">
          {goods.map((item) => (
            <VariantLine key={item.sku} variant={item} label={<Ltr>{item.sku}</Ltr>}>
              {onChoose && (
                <Button
                  kind="secondary"
                  size="small"
                  className="mt-1 self-start"
                  onClick={() => onChoose(line, item.sku)}
                >
                  {t("take", { sku: `\u2066${item.sku}\u2069` })}
                </Button>
              )}
            </VariantLine>
          ))}
        </ul>
      )}
    </li>
  );
}
