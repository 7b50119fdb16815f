import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { FactList } from "#web/ui/display/facts.tsx";

interface DecidingFactsProps {
  product: ProductDetail;
  variant: Variant;
}

/** The key facts, up to six. */
export function DecidingFacts({ product, variant }: DecidingFactsProps) {
  const facts = product.decidingFacts.flatMap(
    (wanted) => variant.facts.find(({ code }) => code === wanted) ?? [],
  );
  if (facts.length === 0) return null;
  return (
    <FactList
      columns={2}
      className="md:grid-cols-1 lg:grid-cols-2"
      facts={facts.map(({ code, name, value }) => ({ id: code, name, value }))}
    />
  );
}
