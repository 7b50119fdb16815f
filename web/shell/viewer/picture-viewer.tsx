import "photoswipe/photoswipe.css";
import "./viewer.css";
import { ChevronLeft, ChevronRight, ShoppingBag, X, ZoomIn, ZoomOut } from "@lucide/icons";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useModal } from "#web/ui/surfaces/use-modal.ts";
import { Prose } from "#web/ui/text/prose.tsx";
import { LightOverlay } from "../light/light-overlay.tsx";
import { hasOwnKeys, keyAction } from "./key-action.ts";
import { pictureAnchor } from "./picture-address.ts";
import { useStage } from "./use-stage.ts";
import type { ViewedPicture } from "./viewed-picture.ts";

interface PictureViewerProps {
  title: string;
  pictures: readonly ViewedPicture[];
  /** -1 when closed. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * One picture full screen, on a dark background. The native dialog handles focus and Escape;
 * PhotoSwipe handles moving and zooming.
 */
export function PictureViewer({ title, pictures, index, onShow, onClose }: PictureViewerProps) {
  const t = useTranslations("shell.viewer");
  const isRtl = usePageLocale() === "ar";
  const isOpen = index >= 0;
  const { attributes } = useModal(isOpen, onClose);
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, cover, ...view } = useStage(stage, { pictures, index, isRtl, onShow, onClose });
  useFocusAfter(attributes.ref, pictures[index]?.id);
  useKeys(isOpen, (event) => {
    if (hasOwnKeys(event.target)) return;
    const action = keyAction(event, { index, count: pictures.length, isRtl });
    if (!action) return;
    event.preventDefault();
    if (action.kind === "show") view.goTo(action.index);
    else view.zoomBy(action.factor);
  });
  const shown = pictures[index];
  const isFirst = index <= 0;
  const isLast = index === pictures.length - 1;
  return (
    <dialog {...attributes} aria-label={title} className="viewer on-night">
      <div ref={stage} dir="ltr" className="viewer-stage" />
      <div className="viewer-tools">
        <IconButton icon={X} label={t("close")} onClick={onClose} />
        <output className="figures grow text-center text-small text-on-night-soft">
          {isOpen && t("position", { number: String(index + 1), total: String(pictures.length) })}
        </output>
        <IconButton
          icon={ZoomOut}
          label={t("zoomOut")}
          disabled={!zoom.canShrink}
          onClick={() => view.zoomBy(1 / ZOOM_STEP)}
        />
        <IconButton
          icon={ZoomIn}
          label={t("zoomIn")}
          disabled={!zoom.canGrow}
          onClick={() => view.zoomBy(ZOOM_STEP)}
        />
      </div>
      <IconButton
        icon={ChevronLeft}
        mirror
        label={t("previous")}
        disabled={isFirst}
        onClick={() => view.goTo(index - 1)}
        className="viewer-turn inset-s-2 md:inset-s-4"
      />
      <IconButton
        icon={ChevronRight}
        mirror
        label={t("next")}
        disabled={isLast}
        onClick={() => view.goTo(index + 1)}
        className="viewer-turn inset-e-2 md:inset-e-4"
      />
      {isOpen && <ViewerCaption entry={shown} />}
      {shown?.light && (
        <div key={shown.id} className="viewer-light">
          <LightOverlay {...shown.light} picture={shown.picture} cover={cover} sizes="100vw" />
        </div>
      )}
    </dialog>
  );
}

/** Factor of one press on a zoom button or key. */
const ZOOM_STEP = 1.6;

/**
 * Listens on the whole page while it is open: touching a picture moves the focus away from the
 * buttons.
 */
function useKeys(isOpen: boolean, act: (event: KeyboardEvent) => void) {
  const onKey = useEffectEvent(act);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOpen]);
}

/**
 * After opening by a shared URL there was no picture to return the focus to: it moves to the one
 * seen last.
 */
function useFocusAfter(viewer: RefObject<HTMLElement | null>, shown: number | undefined) {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (shown !== undefined) {
      last.current = shown;
      return;
    }
    const { activeElement } = document;
    const isLost = activeElement === document.body || viewer.current?.contains(activeElement);
    if (last.current === undefined || !isLost) return;
    const entry = document.getElementById(pictureAnchor(last.current));
    entry?.querySelector("a")?.focus({ preventScroll: true });
  }, [viewer, shown]);
}

/** The caption, and a link to the product shown. */
function ViewerCaption({ entry }: { entry: ViewedPicture | undefined }) {
  const t = useTranslations("shell.viewer");
  if (!entry) return null;
  const { caption, picture, product } = entry;
  return (
    <div className="viewer-caption">
      <p aria-live="polite" className="max-w-[39rem] text-small leading-heading text-balance">
        <Prose text={caption ?? picture.alt} />
      </p>
      {product && (
        <ButtonLink href={product.path} kind="secondary" size="small">
          <Icon icon={ShoppingBag} size={16} />
          {t("seeProduct", { name: product.name })}
        </ButtonLink>
      )}
    </div>
  );
}
