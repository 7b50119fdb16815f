import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { nearestVariant, withVariant } from "#web/modules/storefront/index.ts";

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
  return product.givesLight ? <AskedSection product={product} variant={variant} /> : null;
}

function AskedSection({ product, variant }: RoomSectionProps) {
  const variantId = variant.id;
  const [, setSearch] = useSearchParams();
  const { answer } = useAnswer(`room facts ${variantId}`, () =>
    call("GET /api/v1/sons/{id}/room-facts", { params: { id: variantId } }),
  );
  if (answer.state !== "ready") return null;
  const { mounting, hanging } = answer.value;
  if (!mounting && !hanging) return null;
  const showSize = (diameter: number) => {
    const isThisSize = ({ id }: Variant) =>
      hanging?.sizes.some((size) => size.variantId === id && size.diameter === diameter);
    const candidates = product.variants.filter(isThisSize);
    const next = nearestVariant(product.options, candidates, variant.options);
    if (next)
      setSearch((before) => withVariant(before, next), { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense fallback={null}>
      <LateMessages part="product">
        <RoomAdvice variantId={variantId} facts={answer.value} onSize={showSize} />
      </LateMessages>
    </Suspense>
  );
}
