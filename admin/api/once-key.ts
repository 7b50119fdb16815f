import { useRef } from "react";

/** The idempotency key of a write: the same content sent again gets the same key. */
export function useOnceKey(): (content: unknown) => string {
  const last = useRef({ text: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}

/** `crypto.randomUUID` exists on secure origins only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
