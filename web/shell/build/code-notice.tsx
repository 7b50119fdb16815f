import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { CODE_NOTICE } from "./reload-guard.ts";

/**
 * Says that code failed to load. Shown by the script in the head, as no other code may be
 * available.
 */
export function CodeNotice() {
  const t = useTranslations("shell");
  const { key } = useLocation();
  useEffect(
    () => () => {
      const notice = document.getElementById(CODE_NOTICE);
      if (notice) notice.hidden = true;
    },
    [key],
  );
  return (
    <div
      id={CODE_NOTICE}
      role="alert"
      hidden
      suppressHydrationWarning
      className="fixed inset-x-0 bottom-4 z-(--layer-toast) px-gutter"
    >
      <div className="on-night mx-auto flex w-fit max-w-180 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel px-5 py-3 shadow-float">
        <p className="min-w-60 flex-1 text-small">{t("codeMissing")}</p>
        <a
          href="/"
          suppressHydrationWarning
          className={buttonClass({ kind: "glow", size: "small" })}
        >
          {t("error.retry")}
        </a>
      </div>
    </div>
  );
}
