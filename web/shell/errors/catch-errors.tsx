import { Component, createContext, type ReactNode, use, useEffect } from "react";
import { useTranslations } from "use-intl";
import { useLocalePath } from "#web/i18n/page-locale.tsx";

interface CatchErrorsProps {
  /** When it changes, the children are rendered again. */
  place: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows the fallback when a child throws in the browser. React Router would replace the document by
 * an English page with a stack trace if an error reached it from outside the routes' own boundaries:
 * from a `meta` function, the frame, or an error page.
 */
export class CatchErrors extends Component<CatchErrorsProps, { place: unknown; failed: boolean }> {
  override state = { place: this.props.place, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: CatchErrorsProps, state: { place: unknown }) {
    return place === state.place ? null : { place, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Called by error pages: the document takes their title instead of the title of the page that failed. */
export const PageFailed = createContext(() => {});

export function usePageFailed(): void {
  const report = use(PageFailed);
  useEffect(report, [report]);
}

/** The error page without the frame, for errors of the frame itself. Depends on nothing that is loaded later. */
export function FramelessError() {
  const t = useTranslations("shell");
  const path = useLocalePath();
  usePageFailed();
  return (
    <main id="main" className="m-auto p-8 text-center">
      <h1 className="text-title">{t("serverErrorStatus")}</h1>
      <p className="my-4">{t("error.brokenText")}</p>
      <a href={path("/")} className="underline">
        {t("error.goHome")}
      </a>
    </main>
  );
}
