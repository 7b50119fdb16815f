import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { NewBuildNotice } from "../build/new-build-notice.tsx";
import { ListOffer } from "../lists/list-offer.tsx";
import { ProofHost } from "../proof/proof-host.tsx";

/** Parts of the frame that show nothing until somebody does something. */
export function Late() {
  const t = useTranslations("shell");
  useFocusInView();
  return (
    <>
      <PageAnnouncer />
      <Toaster label={t("messages")} closeLabel={t("close")} />
      <ListOffer />
      <ProofHost />
      <NewBuildNotice />
    </>
  );
}

/**
 * Tells screen readers the title of the page that a link has opened inside the shop: only documents
 * that are loaded in full are announced by the browser.
 */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/**
 * Scrolls to what gets the focus by keyboard, sideways as well: in rows that scroll, browsers leave
 * an element that is partly in view where it is.
 */
function useFocusInView(): void {
  useEffect(() => {
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}

function show({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  // A hidden radio button is drawn by its label.
  const drawn = target.closest("label") ?? target;
  drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
}
