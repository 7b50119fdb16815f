import type { OrderStatus } from "#contract/orders/order-status.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazy, Suspense } from "react";

const ReturnsOfOrder = lazy(async () => ({
  default: (await import("./returns-of-order.tsx")).ReturnsOfOrder,
}));

interface OrderReturnsProps {
  orderNumber: string;
  status: OrderStatus;
}

/** Nothing can come back, and nothing is fetched, before the order has arrived. */
export function OrderReturns({ orderNumber, status }: OrderReturnsProps) {
  if (status !== "Deliverd" && status !== "Completed") return null;
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <ReturnsOfOrder orderNumber={orderNumber} />
    </Suspense>
  );
}
