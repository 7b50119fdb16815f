import { useEffect, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { ProductCard } from "#contract/catalog/product.ts";
import { call } from "#web/api/client.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";
import { whenIdle } from "#web/shell/when-idle.ts";

const NONE: ProductCard[] = [];

/** The products this visitor viewed last, fetched once the page is idle. */
export function useRecentlyViewed(): ProductCard[] {
  const locale = usePageLocale();
  const sessionKnown = useShell((state) => state.sessionKnown);
  const token = useShell((state) => state.token);
  const [viewed, setViewed] = useState({ locale, items: NONE });
  useEffect(() => {
    let current = true;
    if (!sessionKnown) return undefined;
    const cancel = whenIdle(async () => {
      const items = await quietly(async () => (await call("GET /api/v1/recently-viewed")).items);
      if (current && items) setViewed({ locale, items });
    });
    return () => {
      current = false;
      cancel();
    };
  }, [sessionKnown, token, locale]);
  return viewed.locale === locale ? viewed.items : NONE;
}

/** Reports a product view: once per view, and not before the page is idle. */
export function useViewReport(productId: number): void {
  const sessionKnown = useShell((state) => state.sessionKnown);
  useEffect(() => {
    if (!sessionKnown) return undefined;
    return whenIdle(
      () => void quietly(() => call("POST /api/v1/recently-viewed", { body: { productId } })),
    );
  }, [productId, sessionKnown]);
}

/** For requests that may fail silently: nothing depends on them. */
async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}
