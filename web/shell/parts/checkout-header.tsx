import { Phone } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { useRootData } from "../address/root-data.ts";
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** Header of the checkout, without navigation: the shop's name, the hotline, the other language. */
export function CheckoutHeader() {
  const t = useTranslations("shell");
  const hotline = useRootData()?.shell.settings.hotline;
  return (
    <header className="border-b border-hairline bg-plaster">
      <Container>
        <div className="flex h-16 items-center justify-between gap-4">
          <Brand className="h-14" />
          <div className="flex items-center gap-5 text-small">
            {hotline && (
              <a
                href={`tel:${hotline}`}
                className="inline-flex min-h-target items-center gap-1.5 hover:text-brass"
              >
                <Icon icon={Phone} size={16} />
                <span className="max-sm:sr-only">{t("hotline")}</span>
                <Ltr className="figures">{hotline}</Ltr>
              </a>
            )}
            <LanguageSwitch className="inline-flex min-h-target items-center px-1 font-heading font-medium hover:text-brass" />
          </div>
        </div>
      </Container>
    </header>
  );
}

/** Not the page of an order that was placed. */
export function isCheckout(pathname: string): boolean {
  return /^(?:\/[a-z]{2})?(?:\/basic)?\/order\/?$/i.test(pathname);
}
