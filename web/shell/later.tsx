import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { isCodeMissing } from "./chunk-reload.ts";
import { loadAfterFirstView } from "./first-view.ts";

/**
 * A part of a page that can do without script at first. The server sends it whole; in the browser its code follows
 * after the first view, and until then it stays as the server sent it. Give it props that do not change by
 * themselves: after a change before its code is there, `room` takes its place for that time.
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
      // Said on the page already; what the server sent stays.
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

/** A press on a button whose code is not there yet is kept for it; links and `details` need none. */
function KeptPress({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-later] button");
      if (button && place.current?.contains(button)) pressed.current = button as HTMLElement;
    };
    // Before React, which stops a press that it cannot answer yet.
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
