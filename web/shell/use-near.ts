import { type RefObject, useEffect, useRef, useState } from "react";

/** Far enough below the screen that what comes is there before the reader is. */
const MARGIN = "600px";

/** Whether an element has come near the screen once. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
