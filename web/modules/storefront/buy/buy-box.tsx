import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import type { PromisedDelivery } from "#contract/pricing/delivery.ts";
import { DeliveryPromise } from "#web/modules/pricing/index.ts";
import { later } from "#web/shell/later.tsx";
import { ProductHead } from "../detail/product-head.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyRow } from "./buy-row.tsx";
import { ProductOptions } from "./product-options.tsx";
import { StockLine } from "./stock-line.tsx";
import { type Purchase, usePurchase } from "./use-purchase.ts";
import type { VariantChoice } from "./use-variant.ts";

export interface ExpressBuyProps {
  purchase: Purchase;
  variant: Variant;
}

/** Rendered on the server; their code is loaded later. */
const ProductSummary = later(
  async () => (await import("../detail/product-summary.tsx")).ProductSummary,
);
const MonthlyPrice = later(async () => (await import("../detail/monthly-line.tsx")).MonthlyLine);

const InStockInstead = lazy(async () => ({
  default: (await import("../detail/in-stock-instead.tsx")).InStockInstead,
}));

interface BuyBoxProps {
  product: ProductDetail;
  choice: VariantChoice;
  terms: PromisedDelivery[];
  /** Express checkout for the chosen variant. */
  Express: ComponentType<ExpressBuyProps>;
  /** Alerts for when it is back in stock or costs less. */
  alert: ReactNode;
}

/** Everything needed to decide and buy, beside the gallery. */
export function BuyBox({ product, choice, terms, Express, alert }: BuyBoxProps) {
  const { variant } = choice;
  const purchase = usePurchase(variant);
  const row = useRef<HTMLFormElement>(null);
  return (
    <div className="flex flex-col gap-4 md:gap-6 md:py-2">
      <ProductHead product={product} variant={variant} />
      <ProductOptions product={product} choice={choice} />
      <BuyRow ref={row} product={product} variant={variant} purchase={purchase} />
      <MonthlyPrice amount={variant.price.amount} />
      <Express purchase={purchase} variant={variant} />
      <StockLine available={variant.available}>{alert}</StockLine>
      {variant.available === 0 && (
        <Suspense fallback={null}>
          <InStockInstead product={product} />
        </Suspense>
      )}
      {variant.available > 0 && (
        <DeliveryPromise terms={terms} value={variant.price.amount * purchase.quantity} />
      )}
      <ProductSummary product={product} variant={variant} />
      <BuyBar name={product.name} variant={variant} purchase={purchase} original={row} />
    </div>
  );
}
