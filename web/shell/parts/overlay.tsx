import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Overlay } from "#web/ui/feedback/overlay.tsx";
import { useShell } from "../store.ts";
import { LogoMark } from "./brand.tsx";

/** Logo and spinner over the whole screen, while some part of the page has no content yet. */
export function LoadingOverlay() {
  const t = useTranslations("shell");
  const isPending = useShell((state) => state.pendingParts > 0);
  return (
    <Overlay open={isPending} label={t("loading")} logo={<LogoMark className="h-20 w-auto" />} />
  );
}

/** Stands where content is to come that the server could not send: while it is there, so is the overlay. */
export function ContentPending() {
  useEffect(() => {
    useShell.setState(({ pendingParts }) => ({ pendingParts: pendingParts + 1 }));
    return () => useShell.setState(({ pendingParts }) => ({ pendingParts: pendingParts - 1 }));
  }, []);
  return null;
}
