import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Location, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { RELOAD_REFUSED } from "../chunk-reload.ts";
import { INDICATOR_AT_REST, LoadingIndicator } from "../loading-indicator.ts";

/** The line at the top of the window during navigation. */
export function Progress() {
  const t = useTranslations("shell");
  const { state: navigation, location } = useNavigation();
  const missing = useMissingPage();
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

/** The navigation target whose code failed to load: the progress bar must stop. */
function useMissingPage(): Location | undefined {
  const next = useNavigation().location;
  const [missing, setMissing] = useState<Location>();
  const onRefused = useEffectEvent(() => setMissing(next));
  useEffect(() => {
    const listener = () => onRefused();
    window.addEventListener(RELOAD_REFUSED, listener);
    return () => window.removeEventListener(RELOAD_REFUSED, listener);
  }, []);
  return missing;
}
