import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { LinkProvider } from "#web/ui/actions/link.tsx";
import { SkipLink } from "#web/ui/layout/skip-link.tsx";
import { PageLinks } from "./address/page-links.tsx";
import { CodeNotice } from "./build/code-notice.tsx";
import { IdlePrefetch } from "./idle-prefetch.tsx";
import { later } from "./later.tsx";
import { CheckoutHeader, isCheckout } from "./parts/checkout-header.tsx";
import { Header } from "./parts/header.tsx";
import { LoadingOverlay } from "./parts/overlay.tsx";
import { Progress } from "./parts/progress.tsx";
import { useSession } from "./session/use-session.ts";
import { useSharedListsRefresh } from "./shared-lists.ts";

const Footer = later(async () => (await import("./parts/footer.tsx")).Footer);
const Late = later(async () => (await import("./parts/late.tsx")).Late);

interface ShellProps {
  /** Shown beside the page, such as the cart panel. */
  panels?: ReactNode;
  children: ReactNode;
}

/** The frame around every page. */
export function Shell({ panels, children }: ShellProps) {
  const t = useTranslations("shell");
  const isEnclosed = isCheckout(useLocation().pathname);
  useSession();
  useSharedListsRefresh();
  useReadyMark();
  return (
    <LinkProvider value={LocaleAnchor}>
      <SkipLink href="#main">{t("skip")}</SkipLink>
      <Progress />
      {isEnclosed ? <CheckoutHeader /> : <Header />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {!isEnclosed && <Footer />}
      {panels}
      <LoadingOverlay />
      <CodeNotice />
      <Late />
      <PageLinks />
      <IdlePrefetch />
    </LinkProvider>
  );
}

/** Sets `<html data-ready>` once script handles clicks and keys. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
}
