import { CloudOff, PackageSearch } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { NeedsScript } from "#web/shell/account/needs-script.tsx";
import { ContentPending } from "#web/shell/parts/overlay.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonText } from "#web/ui/feedback/skeleton.tsx";
import { useOrder } from "./use-order.ts";

interface OrderViewProps {
  number: string;
  /** The order, and a function to refetch it. */
  children: (order: Order, refresh: () => void) => ReactNode;
}

/**
 * An order once it is loaded; until then a skeleton, and the look-up form for visitors without
 * access.
 */
export function OrderView({ number, children }: OrderViewProps) {
  const t = useTranslations("orders.order");
  const { state, retry } = useOrder(number);
  if (state.kind === "found") return children(state.order, retry);
  if (state.kind === "loading") return <OrderSkeleton />;
  if (state.kind === "failed") {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<Icon icon={CloudOff} size={40} />}
        title={t("failedTitle")}
        text={t("failedText")}
        action={<Button onClick={retry}>{t("retry")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={PackageSearch} size={40} />}
      title={t("notFoundTitle")}
      text={t("notFoundText")}
      action={<ButtonLink href="/orders-and-returns">{t("lookUp")}</ButtonLink>}
    />
  );
}

function OrderSkeleton() {
  const t = useTranslations("orders.order");
  return (
    <>
      <NeedsScript />
      <div aria-busy="true" className="mx-auto max-w-4xl noscript:hidden">
        <ContentPending />
        <output className="sr-only">{t("loading")}</output>
        <Skeleton className="h-11 w-72 max-w-full" />
        <div className="mt-4 max-w-form">
          <SkeletonText lines={2} />
        </div>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      </div>
    </>
  );
}
