import { Lightbulb, X } from "@lucide/icons";
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const NARROW = "(width < 64rem)";
const LOOK = "pointer-events-auto text-on-night [--focus-colour:var(--color-glow)]";
const ON_PICTURE = `${LOOK} absolute bg-night/75 backdrop-blur-sm`;

/**
 * The controls of a lit picture: over its lower edge where it is large. On small screens they are a
 * sheet below it, opened by a button on the picture, so that nothing covers the product.
 */
export function LightPanel({ children }: { children: ReactNode }) {
  const t = useTranslations("catalog.gallery");
  const isNarrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
  if (isNarrow && "popover" in HTMLElement.prototype) return <LightSheet>{children}</LightSheet>;
  return (
    <fieldset
      aria-label={t("scene")}
      className={`@container ${ON_PICTURE} inset-x-4 bottom-4 rounded-control px-4 pt-2 pb-0.5`}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-end gap-x-6 @max-[35rem]:[&_label]:flex-col">
        {children}
      </div>
    </fieldset>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** A popover: the page behind it can be scrolled, and the gallery swiped. */
function LightSheet({ children }: { children: ReactNode }) {
  const t = useTranslations("catalog.gallery");
  const close = useTranslations("shell")("close");
  const id = useId();
  const { button, sheet } = useClosedOutOfSight();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={`${ON_PICTURE} inset-s-2 bottom-2 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-pill text-small sm:px-4`}
      >
        <Icon icon={Lightbulb} />
        <span className="max-sm:sr-only">{t("scene")}</span>
      </button>
      <fieldset
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={t("scene")}
        className={`${LOOK} fixed inset-x-0 top-auto bottom-0 w-full max-w-none rounded-t-[1.25rem] border-t border-night-line bg-night px-5 pt-3.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-[translate] duration-(--duration-move) starting:open:translate-y-12`}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6">
          {children}
        </div>
        <IconButton
          icon={X}
          label={close}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute! inset-e-1 top-0"
        />
      </fieldset>
    </>
  );
}

/** Closes the sheet when its picture is scrolled or swiped away. */
function useClosedOutOfSight() {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting) sheet.current?.hidePopover();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return { button, sheet };
}
