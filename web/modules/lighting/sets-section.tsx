import type { Variant } from "#contract/catalog/product.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { useTranslations } from "use-intl";
import { ProductSetCard } from "./product-set-card.tsx";

/** "Works with": complete sets around a variant. Where there are none, nothing stands there. */
export function SetsSection({ variant }: { variant: Variant }) {
  const t = useTranslations("sets");
  const locale = usePageLocale();
  const { answer } = useAnswer(`sets ${variant.id} ${variant.available} ${locale}`, () =>
    accountCall("getSets", { params: { id: variant.id } }),
  );
  if (answer.state !== "ready" || answer.value.sets.length === 0) return null;
  return (
    <div className="border-b border-hairline">
      <Container>
        <Section title={t("title")} intro={t("intro")}>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {answer.value.sets.map((set) => (
              <ProductSetCard key={set.kind} set={set} />
            ))}
          </div>
        </Section>
      </Container>
    </div>
  );
}
