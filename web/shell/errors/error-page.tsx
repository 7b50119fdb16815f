import { LampDesk, Unplug } from "@lucide/icons";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { Button, ButtonLink, buttonClass } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { reloadPage } from "../chunk-reload.ts";
import { useShellLists } from "../shared-lists.ts";
import { usePageFailed } from "./catch-errors.tsx";
import { readablePath } from "./error-status.ts";

export function ErrorPage({ isNotFound }: { isNotFound: boolean }) {
  return <div className="px-gutter py-section">{isNotFound ? <NotFound /> : <Broken />}</div>;
}

function NotFound() {
  const t = useTranslations("shell");
  const { pathname } = useLocation();
  const { header } = useShellLists();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Lamp />}
      title={t("error.notFoundTitle")}
      text={
        <>
          <p>{t("pageNotFound", { path: readablePath(pathname) })}</p>
          <p>{t("error.notFoundText")}</p>
        </>
      }
      action={
        <>
          {header.map((item) => (
            <LocaleAnchor
              key={item.id}
              href={item.path}
              className={buttonClass({ kind: "secondary", size: "small" })}
            >
              {item.label}
            </LocaleAnchor>
          ))}
        </>
      }
    />
  );
}

function Broken() {
  const t = useTranslations("shell");
  usePageFailed();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Icon icon={Unplug} size={48} className="text-brass" />}
      title={t("error.brokenTitle")}
      text={
        <>
          <p>{t("serverErrorStatus")}</p>
          <p>{t("error.brokenText")}</p>
        </>
      }
      action={
        <>
          <Button onClick={reloadPage}>{t("error.retry")}</Button>
          <ButtonLink href="/" kind="secondary">
            {t("error.goHome")}
          </ButtonLink>
        </>
      }
    />
  );
}

function Lamp(): ReactNode {
  return <Icon icon={LampDesk} size={48} className="text-brass" />;
}
