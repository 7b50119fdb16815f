import { lazy, Suspense } from "react";
import type { Picture } from "#contract/media/picture.ts";
import { useNear } from "#web/shell/use-near.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";

const LightControls = lazy(async () => ({
  default: (await import("./light-controls.tsx")).LightControls,
}));

export interface LightOverlayProps {
  /** The lit picture underneath. */
  picture: Picture;
  /** Crop position of that picture, as an `object-…` class; absent: a room's, cut at its middle. */
  framing?: string;
  /** The picture shows a room with other things in it, not only what the product lights. */
  isRoom?: boolean;
  sizes: string;
  /** An element over the picture where it is shown full screen. */
  cover?: HTMLElement;
  /** The product's facts say that it is dimmable. */
  canDim: boolean;
  /** Colour temperatures on offer, warmest first; empty if there is nothing to compare. */
  kelvins: number[];
}

/** Over a lit picture: its controls need script, so the page is sent without them. */
export function LightOverlay(props: LightOverlayProps) {
  return useInBrowser() ? <ControlsOnceViewed {...props} /> : null;
}

function ControlsOnceViewed(props: LightOverlayProps) {
  const { ref, near } = useNear<HTMLDivElement>();
  return (
    // Presses pass through to the picture's link.
    <div ref={ref} className="pointer-events-none absolute inset-0">
      {near && (
        <Suspense>
          <LightControls {...props} />
        </Suspense>
      )}
    </div>
  );
}
