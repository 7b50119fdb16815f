import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Tells screen readers the title of the page that a link has opened inside the shop: only documents
 * that are loaded in full are announced by the browser.
 */
export function PageAnnouncer() {
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
