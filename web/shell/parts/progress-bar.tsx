import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { classNames } from "#web/ui/class-names.ts";
import { INDICATOR, INDICATOR_AT_REST, LoadingIndicator } from "../loading-indicator.ts";

/** The line at the top of the page while the next one is on its way. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== "idle";
  const [state, setState] = useState(INDICATOR_AT_REST);
  const indicator = useRef<LoadingIndicator>(undefined);
  useEffect(() => {
    const current = new LoadingIndicator(setState);
    indicator.current = current;
    return () => current.stop();
  }, []);
  const started = useRef(false);
  useEffect(() => {
    if (isLoading) indicator.current?.start();
    else if (started.current) indicator.current?.finish();
    started.current = isLoading;
  }, [isLoading]);
  if (state === INDICATOR_AT_REST) return null;
  return (
    <div
      aria-hidden="true"
      data-progress={state.progress}
      style={{ blockSize: INDICATOR.height, inlineSize: `${state.progress}%` }}
      className={classNames(
        "fixed inset-s-0 top-0 z-(--layer-toast) bg-brass transition-[inline-size,opacity]",
        !state.visible && "opacity-0",
      )}
    />
  );
}
