import { Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Variant } from "#contract/catalog/product.ts";
import type { ProductSet } from "#contract/lighting/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { LateMessages, usePageLocale } from "#web/i18n/page-locale.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { ProductSetCard } from "./product-set-card.tsx";

/** "Works with": complete sets around a variant. Renders nothing if there are none. */
export function SetsSection({ variant }: { variant: Variant }) {
  const locale = usePageLocale();
  const { answer } = useAnswer(`sets ${variant.id} ${variant.available} ${locale}`, () =>
    call("GET /api/v1/sons/{id}/sets", { params: { id: variant.id } }),
  );
  if (answer.state !== "ready" || answer.value.sets.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LateMessages part="product">
        <SetList sets={answer.value.sets} />
      </LateMessages>
    </Suspense>
  );
}

function SetList({ sets }: { sets: readonly ProductSet[] }) {
  const t = useTranslations("sets");
  return (
    <div className="below-fold border-b border-hairline">
      <Container>
        <Section title={t("title")} intro={t("intro")}>
          <div
            className={classNames("grid items-start gap-6", sets.length > 1 && "lg:grid-cols-2")}
          >
            {sets.map((set) => (
              <ProductSetCard key={set.kind} set={set} isWide={sets.length === 1} />
            ))}
          </div>
        </Section>
      </Container>
    </div>
  );
}
