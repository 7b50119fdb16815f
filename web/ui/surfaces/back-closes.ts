/**
 * Makes the Back button close a modal instead of leaving the page. A modal pushes a history entry
 * of its own, a copy of the page's; going back to the page's entry closes it, and the router is not
 * notified. If the modal is closed in another way, its entry stays and is skipped later: removing
 * it would race with a clicked link.
 */
interface Marks {
  /** Marks the entry of a modal. */
  modal?: string;
  /** Marks the entry under it. */
  under?: string;
}

interface Layer {
  /** Id of its history entry. */
  id: string | undefined;
  close: () => void;
  /** The page's URL and state, even if a choice in the modal has changed them. */
  at: { state: unknown; href: string };
}

const layers: Layer[] = [];
let here: Marks = {};
let isListening = false;

export interface BackLayer {
  /** Updates the remembered URL, which may have changed. */
  keep(): void;
  leave(): void;
}

/** Registers an open modal, which `close` closes. */
export function enterLayer(close: () => void): BackLayer {
  listen();
  // Reuses the leftover entry of a modal that was closed in another way.
  const isFree = layers.length === 0 && marks().modal !== undefined;
  if (!isFree) {
    const id = String(performance.timeOrigin + performance.now());
    const { modal, ...rest } = marks();
    history.replaceState({ ...rest, ...(modal && { modal }), under: id }, "");
    history.pushState({ ...rest, under: undefined, modal: id }, "");
  }
  here = marks();
  const layer: Layer = { id: here.modal, close, at: address() };
  layers.push(layer);
  return {
    keep: () => keep(layer),
    leave: () => {
      const place = layers.indexOf(layer);
      if (place >= 0) layers.splice(place, 1);
    },
  };
}

/** Capturing, so that it runs before the router's listener on the window. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("popstate", onMove, { capture: true });
  // With the Navigation API a new entry is noticed immediately; otherwise at the next render.
  globalThis.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    if (navigationType === "push" || navigationType === "replace") keep(layers.at(-1));
  });
}

/** If rendered while already going back, the URL is the old one: keep the remembered URL then. */
function keep(layer: Layer | undefined): void {
  const now = marks();
  if (layer && (now.modal === layer.id || now.under === layer.id)) return;
  here = now;
  if (layer) layer.at = address();
}

function onMove(event: PopStateEvent): void {
  const before = here;
  here = marks();
  const layer = layers.pop();
  if (layer) {
    event.stopImmediatePropagation();
    const { state, href } = layer.at;
    if (href !== location.href) {
      history.replaceState({ ...(state as object), modal: undefined, under: undefined }, "", href);
      here = marks();
    }
    layer.close();
    return;
  }
  const isBack = before.modal !== undefined && here.under === before.modal;
  const isForward = before.under !== undefined && here.modal === before.under;
  if (!isBack && !isForward) return;
  event.stopImmediatePropagation();
  history.go(isBack ? -1 : 1);
}

const marks = (): Marks => ({ ...(history.state as Marks | null) });
const address = () => ({ state: history.state as unknown, href: location.href });
