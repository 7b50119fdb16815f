import { CircleHelp } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { FactList } from "#web/ui/display/facts.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { DataSheet } from "./data-sheet.tsx";

interface SpecificationProps {
  product: ProductDetail;
  variant: Variant;
}

/** All facts of the chosen variant, in groups; technical terms have explanations. */
export function Specification({ product, variant }: SpecificationProps) {
  const groups = product.factGroups
    .map((group) => ({ ...group, facts: variant.facts.filter((f) => f.group === group.code) }))
    .filter(({ facts }) => facts.length > 0);
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {groups.map(({ code, name, facts }) => (
        <section key={code} aria-labelledby={`facts-${code}`}>
          <h3 id={`facts-${code}`} className="mb-3 text-title">
            {name}
          </h3>
          <FactList
            facts={facts.map((fact) => ({
              id: fact.code,
              name: <FactName {...fact} />,
              value: fact.value,
            }))}
          />
        </section>
      ))}
      <DataSheet product={product} variant={variant} />
    </div>
  );
}

/** A term with its explanation: opens in place, works without script. */
export function FactName({ name, explanation }: { name: string; explanation: string | null }) {
  const t = useTranslations("catalog.about");
  if (!explanation) return name;
  return (
    <details className="group/term">
      <summary className="inline-flex min-h-7 list-none items-center gap-1.5 hover:text-brass">
        <span className="font-text">{name}</span>
        <Icon icon={CircleHelp} size={15} label={t("what", { term: name })} />
      </summary>
      <p className="max-w-72 pt-1 pb-1 text-small leading-body">
        <Prose text={explanation} />
      </p>
    </details>
  );
}
