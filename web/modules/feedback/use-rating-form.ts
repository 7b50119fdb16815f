import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/shell/forms/form-draft.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";

interface Draft {
  value: string;
  text: string;
}

/** What is being written about a product: kept in this tab until it has been sent. */
export function useRatingForm(
  productId: number,
  own: OwnRating | null,
  onDone: (rating: OwnRating) => void,
) {
  const t = useTranslations("ratings.form");
  const write = useProblemText();
  const draft = `rating-${productId}`;
  const [typed, setTyped] = useState<Draft>(() => firstDraft(readDraft(draft), own));
  const [sending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<{ value?: string; text?: string; all?: string }>({});

  const change = (part: Partial<Draft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    writeDraft(draft, next);
    if (part.value) setMistakes({});
  };
  const send = async () => {
    if (sending) return;
    if (typed.value === "") return setMistakes({ value: t("missing") });
    setMistakes({});
    setSending(true);
    try {
      const rating = await accountCall("rateProduct", {
        params: { id: productId },
        body: { value: Number(typed.value), text: typed.text },
      });
      forgetDraft(draft);
      toast.success(t("sent"));
      onDone(rating);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setSending(false);
      setMistakes(mistakesOf(problem, write(problem.message)));
    }
  };
  return {
    ...typed,
    setValue: (value: string) => change({ value }),
    setText: (text: string) => change({ text }),
    sending,
    valueError: mistakes.value,
    textError: mistakes.text,
    refusal: mistakes.all,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send();
    },
  };
}

function mistakesOf(problem: ApiProblem, all: string) {
  const value = problem.fieldMessage("value");
  const text = problem.fieldMessage("text");
  return value || text ? { ...(value && { value }), ...(text && { text }) } : { all };
}

/** What was being typed, else what was sent before. */
function firstDraft(kept: unknown, own: OwnRating | null): Draft {
  const { value, text } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>;
  if (typeof value === "string" && typeof text === "string") return { value, text };
  return { value: own ? String(own.value) : "", text: own?.text ?? "" };
}
