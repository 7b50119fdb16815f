import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { CartFinding } from "#contract/lighting/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useCartNotes } from "#web/shell/cart/cart-writes.ts";
import { useShell } from "#web/shell/store.ts";
import { findingKey, forgetDismissed, keepDismissed, readDismissed } from "./dismissed.ts";
import { FindingRow } from "./finding-row.tsx";

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

/**
 * The findings about the cart, fetched again whenever the cart on the server changes. The previous
 * ones are shown until then.
 */
function useFindings(): CartFinding[] {
  const [findings, setFindings] = useState<CartFinding[]>([]);
  const items = useShell(({ cart }) => cart.items);
  const saving = useCartNotes((notes) => notes.saving);
  const contents = items.map(({ variantId, quantity }) => `${variantId}x${quantity}`).join();
  useEffect(() => {
    if (saving || contents === "") return undefined;
    const leaving = new AbortController();
    void ask(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setFindings(found);
    });
    return () => leaving.abort();
  }, [contents, saving]);
  const inCart = new Set(items.map(({ variantId }) => variantId));
  return findings.filter(({ variantIds }) => variantIds.every((id) => inCart.has(id)));
}

/**
 * A failed check is ignored, as it is only advice. The signal keeps it from sharing a response in
 * flight, which is about the previous cart.
 */
async function ask(signal: AbortSignal): Promise<CartFinding[]> {
  try {
    return (await call("GET /api/v1/cart/check", { signal })).findings;
  } catch (error) {
    if (signal.aborted || error instanceof ApiProblem) return [];
    throw error;
  }
}
