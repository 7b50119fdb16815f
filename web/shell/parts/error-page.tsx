import { LampDesk, Unplug } from "@lucide/icons";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { isReadablePath } from "#contract/kernel/slug.ts";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { Button, ButtonLink, buttonClass } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { reloadPage } from "../chunk-reload.ts";
import { useShellLists } from "../shared-lists.ts";

/** Whether an error means that the page does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Shown in place of a page that does not exist or failed. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="px-gutter py-section">{isNotFound(error) ? <NotFound /> : <Broken />}</div>
  );
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

/** A path decoded for display; broken escapes stay as they are. */
export function readablePath(pathname: string): string {
  return isReadablePath(pathname) ? decodeURI(pathname) : pathname;
}
