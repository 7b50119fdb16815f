import { ShoppingBag } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RestoreOffer } from "./cart-notices.tsx";

/** The empty cart: two links to the shop, and the last cart if there was one. */
export function CartEmpty({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const t = useTranslations("cart.empty");
  return (
    <>
      <RestoreOffer />
      <EmptyState
        illustration={<Icon icon={ShoppingBag} size={40} />}
        title={t("title")}
        text={t("text")}
        headingLevel={headingLevel}
        action={
          <>
            <ButtonLink href="/product">{t("action")}</ButtonLink>
            <ButtonLink href="/special-offers" kind="secondary">
              {t("offers")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
