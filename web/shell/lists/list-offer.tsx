import { lazy, Suspense, useEffect, useState } from "react";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";
import { FAVOURITE_KEPT } from "../favourites/heart-button.tsx";

const OfferLists = lazy(async () => ({ default: (await import("./offer-lists.tsx")).OfferLists }));

/**
 * Offers a signed-in customer to add what was just made a favourite to a project list, too; loaded
 * at the first favourite.
 */
export function ListOffer() {
  const [kept, setKept] = useState<{ productId: number }>();
  useEffect(() => {
    const offer = (event: Event) => {
      if (!useShell.getState().isAuthenticated) return;
      setKept({ productId: (event as CustomEvent<number>).detail });
    };
    window.addEventListener(FAVOURITE_KEPT, offer);
    return () => window.removeEventListener(FAVOURITE_KEPT, offer);
  }, []);
  if (!kept) return null;
  return (
    <Suspense fallback={null}>
      <LateMessages part="lists">
        <OfferLists kept={kept} />
      </LateMessages>
    </Suspense>
  );
}
