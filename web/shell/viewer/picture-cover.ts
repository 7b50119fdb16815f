import type PhotoSwipe from "photoswipe";

/**
 * Keeps an element over the current picture: as large as it, and moved and zoomed with it. A film
 * is not covered.
 */
export function coverPicture(viewer: PhotoSwipe, cover: HTMLElement): void {
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
