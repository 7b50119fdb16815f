import { useEffect, useState } from "react";

/**
 * The name of the field that is being typed in. It is validated again when it is left or the form
 * is sent, so its earlier error is not counted until then.
 */
export function useTyped(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const typed = ({ target }: Event) => setName((target as HTMLInputElement).name);
    // The validation on leaving comes first, so that the count does not flicker. Another field may be
    // typed in by then.
    const left = ({ target }: Event) =>
      setTimeout(() => setName((now) => (now === (target as HTMLInputElement).name ? null : now)));
    const sent = () => setName(null);
    document.addEventListener("input", typed);
    document.addEventListener("focusout", left);
    document.addEventListener("submit", sent);
    return () => {
      document.removeEventListener("input", typed);
      document.removeEventListener("focusout", left);
      document.removeEventListener("submit", sent);
    };
  }, []);
  return name;
}
