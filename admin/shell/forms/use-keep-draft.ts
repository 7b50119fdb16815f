import { useNotify } from "ra-core";
import { useCallback } from "react";
import { useText } from "../../i18n/use-text.ts";
import { keepDraft } from "./drafts.ts";

/** Long enough to be read by whoever is typing. */
const NOTICE_MS = 12_000;
/** Said once in a tab: it stays true with every letter that is typed. */
let isNotified = false;

/** Keeps what is typed until it is sent; where the browser has no room for it, whoever types is told. */
export function useKeepDraft(): (name: string, values: object) => void {
  const text = useText();
  const notify = useNotify();
  return useCallback(
    (name, values) => {
      if (keepDraft(name, values) || isNotified) return;
      isNotified = true;
      notify(text("shell.form.draftNotKept"), { type: "warning", autoHideDuration: NOTICE_MS });
    },
    [text, notify],
  );
}
