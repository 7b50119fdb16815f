import { ApiProblem, OFFLINE } from "#web/api/api-problem.ts";
import { call } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";
import { withFavourite } from "./favourite-ids.ts";

/** Writes go out one after another, so that the last answer is the last word. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One call for every heart of a page. */
export async function fetchFavourites(): Promise<void> {
  try {
    const { productIds } = await call("listFavouriteIds");
    if (waiting === 0) useShell.setState({ favourites: productIds });
  } catch (error) {
    // The hearts stay as they are; whoever presses one is told.
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/**
 * Keeps a product or takes it out: shown at once, taken back when the server refuses.
 * @returns the server's words, `offline`, or null when all went well
 */
export async function setFavourite(productId: number, isKept: boolean): Promise<string | null> {
  show(productId, isKept);
  waiting += 1;
  const turn = queue.then(() => send(productId, isKept));
  queue = turn.catch(() => undefined);
  try {
    const { productIds } = await turn;
    if (waiting === 1) useShell.setState({ favourites: productIds });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    show(productId, !isKept);
    return error.code === OFFLINE ? OFFLINE : error.message;
  } finally {
    waiting -= 1;
  }
}

function show(productId: number, isKept: boolean): void {
  useShell.setState(({ favourites }) => ({
    favourites: withFavourite(favourites ?? [], productId, isKept),
  }));
}

function send(productId: number, isKept: boolean) {
  return isKept
    ? call("addFavourite", { body: { productId } })
    : call("removeFavourite", { params: { productId } });
}
