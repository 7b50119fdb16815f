import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { useShell } from "../store.ts";
import { INDICATOR_AT_REST, LoadingIndicator } from "../loading-indicator.ts";

/** The line at the top of the window while the next page is on its way. */
export function Progress() {
  const t = useTranslations("shell");
  const { state: navigation, location } = useNavigation();
  const missing = useShell(({ missingPage }) => missingPage);
  const isLoading = navigation !== "idle" && location !== missing;
  const [{ visible, progress }, setState] = useState(INDICATOR_AT_REST);
  const indicator = useRef<LoadingIndicator>(undefined);
  const wasLoading = useRef(false);
  useEffect(() => {
    const current = new LoadingIndicator(setState);
    indicator.current = current;
    return () => current.stop();
  }, []);
  useEffect(() => {
    if (isLoading) indicator.current?.start();
    else if (wasLoading.current) indicator.current?.finish();
    wasLoading.current = isLoading;
  }, [isLoading]);
  return <ProgressBar value={visible ? progress : null} label={t("loading")} />;
}
