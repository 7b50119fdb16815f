import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { lazy, Suspense } from "react";

const RoomAdvice = lazy(async () => ({
  default: (await import("./room-advice.tsx")).RoomAdvice,
}));

interface RoomSectionProps {
  product: ProductDetail;
  variant: Variant;
}

/**
 * "In your room": how many of a light it needs, and whether a hanging one fits. Renders nothing if
 * there is nothing to say.
 */
export function RoomSection({ product, variant }: RoomSectionProps) {
  return product.givesLight ? <AskedSection key={variant.id} variantId={variant.id} /> : null;
}

function AskedSection({ variantId }: { variantId: number }) {
  const { answer } = useAnswer(`room facts ${variantId}`, () =>
    accountCall("getRoomFacts", { params: { id: variantId } }),
  );
  if (answer.state !== "ready") return null;
  const { mounting, hanging } = answer.value;
  if (!mounting && !hanging) return null;
  return (
    <Suspense fallback={null}>
      <LateMessages part="product">
        <RoomAdvice variantId={variantId} facts={answer.value} />
      </LateMessages>
    </Suspense>
  );
}
