/**
 * Back closes what lies over the page instead of leaving the page. A modal stands on an entry of its own in the history,
 * a copy of the page's one; going back to the page's entry closes it, and the router never hears of it. Where it was
 * closed in another way its entry stays, and is stepped over: taking it away would race with a link that was pressed.
 */
interface Marks {
  /** The entry of a modal. */
  modal?: string;
  /** The entry under it. */
  under?: string;
}

interface Layer {
  /** Of its entry. */
  id: string | undefined;
  close: () => void;
  /** Where the page is, also when something chosen in the modal has changed its address. */
  at: { state: unknown; href: string };
}

const layers: Layer[] = [];
let here: Marks = {};
let isListening = false;

export interface BackLayer {
  /** The page may have another address by now. */
  keep(): void;
  leave(): void;
}

/** Puts something that `close` closes over the page. */
export function enterLayer(close: () => void): BackLayer {
  listen();
  // The entry of a modal that was closed in another way serves once more.
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

/** Before the router, which listens on the window as well. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("popstate", onMove, { capture: true });
  // Where the browser says that the page has a new entry, it is known at once; else when the page is drawn.
  globalThis.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    if (navigationType === "push" || navigationType === "replace") keep(layers.at(-1));
  });
}

/** Drawn on the way back already, the page stands where it was before, and not where it was led to. */
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
