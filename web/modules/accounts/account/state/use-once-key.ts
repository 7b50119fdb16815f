import { newKey } from "#web/modules/cart/index.ts";
import { useRef } from "react";

/** The key under which a write counts once: the same content sent again carries the same key. */
export function useOnceKey(): (body: unknown) => string {
  const last = useRef({ text: "", key: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
