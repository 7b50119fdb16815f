import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { FILM_SLIDE, playFilms } from "./film-slide.ts";
import { hasOwnKeys } from "./key-action.ts";
import { largePicture, pictureSize, pictureSources } from "./picture-address.ts";
import type { ViewedPicture } from "./viewed-picture.ts";

interface Stage {
  pictures: readonly ViewedPicture[];
  /** -1 when empty. */
  index: number;
  isRtl: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * PhotoSwipe handles swiping, pinching, the wheel and double taps; all texts and buttons are the
 * viewer's own. PhotoSwipe does not support right-to-left: in Arabic it gets the pictures in
 * reverse order, so that the next one is on the left.
 */
export function useStage(ref: RefObject<HTMLElement | null>, stage: Stage) {
  const { pictures, index, isRtl } = stage;
  const failed = useTranslations("shell.viewer")("failed");
  const locale = usePageLocale();
  const shown = useRef<PhotoSwipe>(undefined);
  /** Indices written to the URL whose change has not come back yet. */
  const pushed = useRef<number[]>([]);
  const [zoom, setZoom] = useState({ canShrink: false, canGrow: false });
  const [cover] = useState(coverElement);
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
    coverPicture(viewer, cover);
    // Otherwise it pans the picture with the arrows.
    viewer.on("keydown", (event) => {
      if (hasOwnKeys(event.originalEvent.target)) event.preventDefault();
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
    // Closed by dragging, or by a press beside the picture.
    viewer.on("close", () => onClose());
    viewer.init();
    leaveWords(viewer);
    shown.current = viewer;
    pushed.current = [];
    return () => {
      shown.current = undefined;
      if (viewer.isDestroying) return;
      // Without its closing animation, which would report the closing again, or not at all while it
      // is still opening.
      viewer.isDestroying = true;
      viewer.destroy();
    };
  }, [isOpen, ref]);

  // The URL may also change from outside.
  const place = turned(index);
  useEffect(() => {
    const known = pushed.current.lastIndexOf(place);
    pushed.current.splice(0, known + 1);
    if (isOpen && known < 0) shown.current?.goTo(place);
  }, [isOpen, place]);

  /**
   * Target of the last zoom step; the next one continues from there, not from the current animation
   * state.
   */
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
  return { zoom, zoomBy, goTo, cover };
}

function coverElement(): HTMLElement {
  const cover = document.createElement("div");
  cover.className = "viewer-cover";
  return cover;
}

const stageOptions = (): PhotoSwipeOptions => ({
  loop: false,
  // The dialog handles focus, Escape and keys.
  escKey: false,
  arrowKeys: false,
  trapFocus: false,
  returnFocus: false,
  // The dialog has its own buttons.
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

/**
 * Removes PhotoSwipe's ARIA attributes: it is not a dialog of its own, and its texts are English.
 */
function leaveWords(viewer: PhotoSwipe) {
  viewer.element?.removeAttribute("role");
  viewer.element?.removeAttribute("tabindex");
  viewer.scrollWrap?.removeAttribute("aria-roledescription");
  for (const { el } of viewer.mainScroll.itemHolders) {
    el.removeAttribute("aria-roledescription");
    el.removeAttribute("role");
  }
}

/**
 * Keeps an element over the current picture: as large as it, and moved and zoomed with it. A film
 * is not covered.
 */
function coverPicture(viewer: PhotoSwipe, cover: HTMLElement): void {
  const place = () => {
    const { currSlide: slide } = viewer;
    const picture = slide?.content.element;
    if (!slide || !(picture instanceof HTMLImageElement)) return cover.remove();
    const { width, height } = picture.style;
    Object.assign(cover.style, { width, height });
    if (cover.parentNode !== slide.container) slide.container.append(cover);
  };
  viewer.on("change", place);
  viewer.on("afterInit", place);
  viewer.on("imageSizeChange", place);
}
