import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { whenIdle } from "./when-idle.ts";

const REST_MS = 1000;
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let firstView: Promise<void> | undefined;

/** The first view is there and has come to rest, or the visitor has begun to do something. */
function afterFirstView(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  firstView ??= new Promise((resolve) => {
    setTimeout(() => whenIdle(resolve), REST_MS);
    for (const name of ACTIVITY) {
      window.addEventListener(name, () => resolve(), { once: true, passive: true });
    }
  });
  return firstView;
}

/**
 * A part below the first view of a page. The server sends it whole; in the browser its code follows after the
 * first view, and until then it stays as the server sent it. Give it props that do not change by themselves:
 * a change before the code is there would leave its place empty for that time.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    await afterFirstView();
    return { default: await load() };
  });
  return memo(function Later(props: Props) {
    return (
      <KeptPress>
        <Part {...props} />
      </KeptPress>
    );
  });
}

/** Presses on buttons whose code is not there yet are kept for it; links and `details` need none. */
function KeptPress({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const isThere = useRef(false);
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("button");
      if (button && !isThere.current && place.current?.contains(button)) pressed.current = button;
    };
    // Before React, which stops a press that it cannot answer yet.
    window.addEventListener("click", keep, true);
    return () => window.removeEventListener("click", keep, true);
  }, []);
  const onThere = () => {
    isThere.current = true;
    pressed.current?.click();
  };
  return (
    <div ref={place} className="contents">
      <Suspense fallback={<div className="min-h-dvh" />}>
        {children}
        <WhenThere action={onThere} />
      </Suspense>
    </div>
  );
}

function WhenThere({ action }: { action: () => void }) {
  const onThere = useEffectEvent(action);
  useEffect(() => onThere(), []);
  return null;
}
