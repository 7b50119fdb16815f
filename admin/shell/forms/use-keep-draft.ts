import { useCallback } from "react";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../actions/notices.ts";
import { keepDraft } from "./drafts.ts";

/** Long enough to read while typing. */
const NOTICE_MS = 12_000;
/** Notifies once per tab: otherwise every key press would. */
let isNotified = false;

/** Stores unsaved input as a draft; notifies the user if the browser cannot store it. */
export function useKeepDraft(): (name: string, values: object) => void {
  const text = useText();
  return useCallback(
    (name, values) => {
      if (keepDraft(name, values) || isNotified) return;
      isNotified = true;
      notify(text("shell.form.draftNotKept"), "warning", { ms: NOTICE_MS });
    },
    [text],
  );
}
