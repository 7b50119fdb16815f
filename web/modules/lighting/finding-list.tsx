import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useShell } from "#web/shell/store.ts";
import { findingKey, forgetDismissed, keepDismissed, readDismissed } from "./dismissed.ts";
import { FindingRow } from "./finding-row.tsx";
import { useFindings } from "./use-findings.ts";

/** What was dismissed for one cart is shown again for the next. */
function forgetWithCart(): void {
  if (useShell.getState().cart.items.length === 0) forgetDismissed();
}

/** The findings about the cart; renders nothing if there are none. */
export function FindingList() {
  const t = useTranslations("cartCheck");
  const [dismissed, setDismissed] = useState(readDismissed);
  useEffect(() => forgetWithCart, []);
  const title = useRef<HTMLHeadingElement>(null);
  const findings = useFindings().filter((finding) => !dismissed.includes(findingKey(finding)));
  if (findings.length === 0) return null;
  // The pressed button is removed with its row: move the focus to the top of the list.
  const goToTitle = () => title.current?.focus();
  const dismiss = (key: string) => {
    const keys = [...dismissed, key];
    keepDismissed(keys);
    setDismissed(keys);
    goToTitle();
  };
  return (
    <section
      aria-labelledby="cart-check-title"
      className="min-w-0 rounded-panel bg-stone p-5 md:p-6"
    >
      <h2 ref={title} id="cart-check-title" tabIndex={-1} className="text-title">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{t("intro")}</p>
      <ul>
        {findings.map((finding) => {
          const key = findingKey(finding);
          return (
            <FindingRow
              key={key}
              finding={finding}
              onDismiss={() => dismiss(key)}
              onDone={goToTitle}
            />
          );
        })}
      </ul>
    </section>
  );
}
