import { useRef } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { MessageTopic } from "#contract/customers/message-topics.ts";
import type { Preferences } from "#contract/customers/preference-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";

/**
 * Each change is shown and saved immediately, one after the other, and can be undone for a while.
 */
export function usePreferences(
  preferences: Preferences,
  onChange: (next: (before: Preferences) => Preferences) => void,
) {
  const t = useTranslations("account.form");
  const write = useProblemText();
  const saved = useRef(Promise.resolve());
  const set = <T extends MessageTopic>(topic: T, ways: Preferences[T], onSaved: () => void) => {
    const before = preferences[topic];
    onChange((all) => ({ ...all, [topic]: ways }));
    saved.current = saved.current.then(async () => {
      try {
        await call("PATCH /api/v1/account/preferences", { body: { [topic]: ways } });
        onSaved();
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        onChange((all) => ({ ...all, [topic]: before }));
        toast.error(write(problem.message));
      }
    });
  };
  return <T extends MessageTopic>(topic: T, ways: Preferences[T]) => {
    const before = preferences[topic];
    set(topic, ways, () =>
      toast.success(t("saved"), {
        duration: UNDO_DURATION,
        action: { label: t("undo"), onPress: () => set(topic, before, () => undefined) },
      }),
    );
  };
}
