import { LampCeiling } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";

/** The home page of a shop without content. */
export function OpeningSoon() {
  const t = useTranslations("home.soon");
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        illustration={<Icon icon={LampCeiling} size={40} />}
        title={t("title")}
        text={t("text")}
      />
    </Container>
  );
}
