import { MOUNTINGS } from "#contract/lighting/mountings.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Suspense } from "react";
import { useTranslations } from "use-intl";

/**
 * On lists with ceiling lights: links to the planner ("how many does a room need?"). Its messages
 * load after the list's.
 */
export function PlannerLink({ list: { facets } }: { list: Pick<ProductList, "facets"> }) {
  const givesLight = facets.some(({ code }) => code === "luminous_flux");
  const isAtCeiling = facets.some(
    (facet) =>
      facet.code === "mounting" &&
      facet.kind === "values" &&
      facet.values.some(({ code }) => MOUNTINGS.some((mounting) => mounting === code)),
  );
  if (!givesLight || !isAtCeiling) return null;
  return (
    <p className="mt-3 min-h-7">
      <Suspense fallback={null}>
        <LateMessages part="product">
          <LinkText />
        </LateMessages>
      </Suspense>
    </p>
  );
}

function LinkText() {
  const t = useTranslations("roomAdvice");
  return (
    <Link href="/planner" tone="action">
      {t("howMany")}
    </Link>
  );
}
