import { useCallback, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { pictureAnchor, pictureAt } from "./picture-address.ts";

/** Left in the history by a picture that was opened from its page: Back leads there. */
interface OpenedHere {
  openedHere: true;
}

/** Which picture stands open is written in the address: it can be shared, and Back closes it. */
export function useOpenPicture(pictures: readonly { id: number }[]) {
  const location = useLocation();
  const { hash, search } = location;
  const state = location.state as unknown;
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const index = pictureAt(pictures, hash);
  // The server knows nothing of what stands behind the hash: the page begins without.
  const isAwake = useSyncExternalStore(never, isBrowser, isServer);
  if (isAwake && index >= 0 && !isWanted) setWanted(true);

  const isOpenedHere = (state as Partial<OpenedHere> | null)?.openedHere === true;
  const go = useCallback(
    (place: number, replace: boolean) => {
      const picture = pictures[place];
      if (!picture) return;
      const kept = replace ? state : ({ openedHere: true } satisfies OpenedHere);
      void navigate(
        { search, hash: pictureAnchor(picture.id) },
        {
          replace,
          state: kept,
          preventScrollReset: true,
        },
      );
    },
    [navigate, pictures, search, state],
  );
  const close = () => {
    if (isOpenedHere) void navigate(-1);
    else void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return {
    isWanted,
    index,
    open: (place: number) => go(place, false),
    show: (place: number) => go(place, true),
    close,
  };
}

const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
