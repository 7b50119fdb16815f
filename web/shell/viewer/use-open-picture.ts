import { useCallback, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { pictureAnchor, pictureAt } from "./picture-address.ts";

/** History state of a picture opened from its page: closing it goes back. */
interface OpenedHere {
  openedHere: true;
}

/** The open picture is in the URL: it can be shared, and Back closes it. */
export function useOpenPicture(pictures: readonly { id: number }[]) {
  const location = useLocation();
  const { hash, search } = location;
  const state = location.state as unknown;
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const index = pictureAt(pictures, hash);
  // The server does not know the hash: the page is rendered with the viewer closed.
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
