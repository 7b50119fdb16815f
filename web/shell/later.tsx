import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { isCodeMissing } from "./chunk-reload.ts";
import { loadAfterFirstView } from "./first-view.ts";

/**
 * A part of a page that works without script at first. The server renders it; in the browser its
 * code is loaded after the first view, and it is hydrated then. Its props must not change by
 * themselves: if they change before the code is loaded, `room` is shown in the meantime.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room?: ReactNode,
) {
  const Part = lazy(async () => {
    try {
      return { default: await loadAfterFirstView(load) };
    } catch (error) {
      if (!isCodeMissing()) throw error;
      // The page already says so; the server's markup stays.
      return new Promise<never>(() => {});
    }
  });
  return memo(function Later(props: Props) {
    return (
      <KeptPress room={room}>
        <Part {...props} />
      </KeptPress>
    );
  });
}

/**
 * A press on a button whose code is not loaded yet is replayed later; links and `details` need no
 * code.
 */
function KeptPress({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-later] button");
      if (button && place.current?.contains(button)) pressed.current = button as HTMLElement;
    };
    // Before React, which stops a click that it cannot handle yet.
    window.addEventListener("click", keep, true);
    return () => window.removeEventListener("click", keep, true);
  }, []);
  const takeOver = () => {
    place.current?.removeAttribute("data-later");
    pressed.current?.click();
  };
  return (
    <div ref={place} data-later="" className="contents">
      <Suspense fallback={room}>
        {children}
        <TakeOver action={takeOver} />
      </Suspense>
    </div>
  );
}

function TakeOver({ action }: { action: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the part before it is there
  useEffect(action, []);
  return null;
}
