import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Overlay } from "#web/ui/feedback/overlay.tsx";
import { INDICATOR } from "../loading-indicator.ts";
import { useShell } from "../store.ts";
import { LogoMark } from "./brand.tsx";

/**
 * Logo and spinner over the whole screen while the page's own content is fetched. It uses the
 * progress bar's timing, so that it does not flash: content that arrives quickly is never covered.
 */
export function LoadingOverlay() {
  const t = useTranslations("shell");
  const isPending = useShell((state) => state.pendingParts > 0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const wait = isPending ? INDICATOR.throttleMs : INDICATOR.hideMs;
    const timer = setTimeout(() => setOpen(isPending), wait);
    return () => clearTimeout(timer);
  }, [isPending]);
  return <Overlay open={open} label={t("loading")} logo={<LogoMark className="h-20 w-auto" />} />;
}

/** Marks content that is still loading; the overlay is shown as long as one is rendered. */
export function ContentPending() {
  useEffect(() => {
    useShell.setState(({ pendingParts }) => ({ pendingParts: pendingParts + 1 }));
    return () => useShell.setState(({ pendingParts }) => ({ pendingParts: pendingParts - 1 }));
  }, []);
  return null;
}
