import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useShell } from "../store.ts";
import { LogoMark } from "./brand.tsx";

/** Logo and spinner over the whole screen, while some part of the page has no content yet. */
export function Overlay() {
  const t = useTranslations("shell");
  const isPending = useShell((state) => state.pendingParts > 0);
  if (!isPending) return null;
  return (
    <div
      role="status"
      className="fixed inset-0 z-(--layer-overlay) flex flex-col items-center justify-center gap-6 bg-plaster"
    >
      <LogoMark className="h-20 w-auto text-brass" />
      <Spinner className="text-brass" />
      <span className="sr-only">{t("loading")}</span>
    </div>
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
