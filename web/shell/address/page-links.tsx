import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** A pointer that stays on a link this long is about to follow it. */
const INTENT_MS = 100;
const COMING = ["mouseover", "focusin", "touchstart"] as const;
const GOING = ["mouseout", "focusout"] as const;

/**
 * Handles plain links to pages of the shop (`data-page`): navigates without a document load, and
 * prefetches on intent. One listener for all of them: a page has a hundred links or more, and each
 * of the router's own link components costs as much as ten elements, in the browser and on the
 * server.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAt(event);
    if (!link || !isPlainPress(event, link)) return;
    event.preventDefault();
    void navigate(addressOf(link), {
      replace: link.href === window.location.href,
      preventScrollReset: link.dataset["page"] === "in-place",
    });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: MouseEvent) => follow(event);
    const come = (event: Event) => {
      const link = linkAt(event);
      if (!link || link.dataset["page"] === "in-place") return;
      clearTimeout(timer);
      timer = setTimeout(() => setAhead(addressOf(link)), INTENT_MS);
    };
    const go = () => clearTimeout(timer);
    // After React, whose handlers may have handled the click.
    window.addEventListener("click", press);
    for (const name of COMING) window.addEventListener(name, come, { passive: true });
    for (const name of GOING) window.addEventListener(name, go, { passive: true });
    return () => {
      go();
      window.removeEventListener("click", press);
      for (const name of COMING) window.removeEventListener(name, come);
      for (const name of GOING) window.removeEventListener(name, go);
    };
  }, []);
  return ahead === undefined ? null : <PrefetchPageLinks key={ahead} page={ahead} />;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

/** As written: the browser would normalise the letters of the URL. */
const addressOf = (link: HTMLAnchorElement) => link.getAttribute("href") ?? "/";

/** With another button or a modifier key, the browser opens or saves the link elsewhere. */
function isPlainPress(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !isElsewhere &&
    (target === "" || target === "_self")
  );
}
