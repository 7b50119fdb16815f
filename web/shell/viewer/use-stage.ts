import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { FILM_SLIDE, playFilms } from "./film-slide.ts";
import { largePicture, pictureSize, pictureSources } from "./picture-address.ts";
import type { ViewedPicture } from "./viewed-picture.ts";

interface Stage {
  pictures: readonly ViewedPicture[];
  /** -1: nothing is on it. */
  index: number;
  isRtl: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Swiping, pinching, the wheel and the tap twice are PhotoSwipe's; everything one reads or presses is the
 * viewer's own. It knows no direction of reading: in Arabic the pictures are given to it in reverse, so that
 * the next one lies to the left.
 */
export function useStage(ref: RefObject<HTMLElement | null>, stage: Stage) {
  const { pictures, index, isRtl } = stage;
  const failed = useTranslations("shell.viewer")("failed");
  const locale = usePageLocale();
  const shown = useRef<PhotoSwipe>(undefined);
  /** Places that were pushed to the address and have not come back from it. */
  const pushed = useRef<number[]>([]);
  const [zoom, setZoom] = useState({ canShrink: false, canGrow: false });
  const turned = (place: number) => (isRtl ? pictures.length - 1 - place : place);

  const onChange = useEffectEvent((place: number) => {
    if (place === turned(stage.index)) return;
    pushed.current.push(place);
    stage.onShow(turned(place));
  });
  const onClose = useEffectEvent(() => stage.onClose());
  const start = useEffectEvent((element: HTMLElement) => {
    const slides = pictures.map(slideOf);
    const viewer = new PhotoSwipe({
      ...stageOptions(),
      dataSource: isRtl ? slides.toReversed() : slides,
      index: turned(stage.index),
      appendToEl: element,
      errorMsg: failed,
      getViewportSizeFn: () => ({ x: element.clientWidth, y: element.clientHeight }),
    });
    playFilms(viewer, (place) => pictures[turned(place)], locale);
    return viewer;
  });

  const isOpen = index >= 0;
  useEffect(() => {
    if (!isOpen || !ref.current) return undefined;
    const viewer = start(ref.current);
    const look = () => setZoom(zoomOf(viewer));
    viewer.on("zoomPanUpdate", look);
    viewer.on("change", () => {
      look();
      onChange(viewer.currIndex);
    });
    // Dragged away, or pressed beside the picture.
    viewer.on("close", () => onClose());
    viewer.init();
    leaveWords(viewer);
    shown.current = viewer;
    pushed.current = [];
    return () => {
      shown.current = undefined;
      if (viewer.isDestroying) return;
      // At once: otherwise it says again that it closes, or not at all while it is still opening.
      viewer.isDestroying = true;
      viewer.destroy();
    };
  }, [isOpen, ref]);

  // The address may also change by itself.
  const place = turned(index);
  useEffect(() => {
    const known = pushed.current.lastIndexOf(place);
    pushed.current.splice(0, known + 1);
    if (isOpen && known < 0) shown.current?.goTo(place);
  }, [isOpen, place]);

  /** Where the last step leads; the next one goes on from there, not from where the picture just is. */
  const aim = useRef(0);
  const zoomBy = (factor: number) => {
    const viewer = shown.current;
    const slide = viewer?.currSlide;
    if (!viewer || !slide?.isZoomable()) return;
    const { min, max } = slide.zoomLevels;
    const from = viewer.animations.isPanRunning() ? aim.current : slide.currZoomLevel;
    aim.current = Math.min(max, Math.max(min, from * factor));
    slide.zoomTo(aim.current, undefined, prefersReducedMotion() ? false : 200);
  };
  const goTo = (target: number) => shown.current?.goTo(turned(target));
  return { zoom, zoomBy, goTo };
}

const stageOptions = (): PhotoSwipeOptions => ({
  loop: false,
  // Focus, Escape and keys are the dialog's.
  escKey: false,
  arrowKeys: false,
  trapFocus: false,
  returnFocus: false,
  // So are the buttons.
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
  bgOpacity: 1,
  showHideAnimationType: "none",
  zoomAnimationDuration: prefersReducedMotion() ? false : 250,
  wheelToZoom: true,
  tapAction: false,
  preload: [2, 2],
  secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2.5),
  maxZoomLevel: ({ fit }) => Math.max(2, fit * 5),
  paddingFn: ({ x }) => ({
    top: 64,
    bottom: x < 768 ? 124 : 84,
    left: x < 768 ? 0 : 80,
    right: x < 768 ? 0 : 80,
  }),
});

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function slideOf({ picture, film, isWhole }: ViewedPicture) {
  if (film) return { ...pictureSize(picture), type: FILM_SLIDE };
  if (isWhole) return { ...pictureSize(picture), src: picture.src, alt: picture.alt };
  return {
    ...pictureSize(picture),
    src: largePicture(picture),
    srcset: pictureSources(picture),
    alt: picture.alt,
  };
}

function zoomOf({ currSlide: slide }: PhotoSwipe) {
  if (!slide?.isZoomable()) return { canShrink: false, canGrow: false };
  const { min, max } = slide.zoomLevels;
  return { canShrink: slide.currZoomLevel > min * 1.01, canGrow: slide.currZoomLevel < max * 0.99 };
}

/** It is no dialog of its own, and its words for readers are English. */
function leaveWords(viewer: PhotoSwipe) {
  viewer.element?.removeAttribute("role");
  viewer.element?.removeAttribute("tabindex");
  viewer.scrollWrap?.removeAttribute("aria-roledescription");
  for (const { el } of viewer.mainScroll.itemHolders) {
    el.removeAttribute("aria-roledescription");
    el.removeAttribute("role");
  }
}
