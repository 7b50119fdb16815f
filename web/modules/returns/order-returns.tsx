import { lazy, Suspense } from "react";
import type { Order } from "#contract/orders/endpoints.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const ReturnsOfOrder = lazy(async () => ({
  default: (await import("./returns-of-order.tsx")).ReturnsOfOrder,
}));

interface OrderReturnsProps {
  orderNumber: string;
  lines: Order["lines"];
}

/** Before anything is delivered, nothing can be returned and nothing is fetched. */
export function OrderReturns({ orderNumber, lines }: OrderReturnsProps) {
  if (lines.every(({ delivered }) => delivered === 0)) return null;
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <ReturnsOfOrder orderNumber={orderNumber} />
    </Suspense>
  );
}
