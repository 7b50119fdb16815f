import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { call } from "#web/api/client.ts";
import { useShell } from "#web/shell/store.ts";
import { withFavourite } from "./favourite-ids.ts";

/** Writes are queued, so that the last response is the latest state. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One request for all favourite buttons of a page. */
export async function fetchFavourites(): Promise<void> {
  try {
    const { productIds } = await call("GET /api/v1/favourites/ids");
    if (waiting === 0) useShell.setState({ favourites: productIds });
  } catch (error) {
    // The buttons stay as they are; pressing one reports the problem.
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/**
 * Adds or removes a favourite: shown immediately, rolled back if the server refuses.
 * @returns the problem's text, `offline`, or null on success
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
    ? call("POST /api/v1/favourites", { body: { productId } })
    : call("DELETE /api/v1/favourites/{productId}", { params: { productId } });
}
