import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { RatedOrder } from "#contract/feedback/rate-path.ts";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/shell/forms/form-draft.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useRatingPictures } from "./pictures/use-rating-pictures.ts";

interface Draft {
  value: string;
  text: string;
  /** Ids of pictures on the server. */
  pictures: readonly string[];
}

interface RatingOf {
  productId: number;
  own: OwnRating | null;
  /** For a guest: the order that contained the product. */
  order: RatedOrder | undefined;
}

/** The draft of a rating, kept in this tab until it is sent. */
export function useRatingForm(
  { productId, own, order }: RatingOf,
  onDone: (rating: OwnRating) => void,
) {
  const t = useTranslations("ratings.form");
  const write = useProblemText();
  const draft = `rating-${productId}`;
  const [typed, setTyped] = useState<Draft>(() => firstDraft(readDraft(draft), own));
  const [sending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});

  const change = (part: Partial<Draft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    writeDraft(draft, next);
    if (part.value) setMistakes({});
  };
  const pictures = useRatingPictures({ productId, order }, typed.pictures, (ids) =>
    change({ pictures: ids }),
  );
  const send = async () => {
    if (sending || pictures.isSending) return;
    if (typed.value === "") return setMistakes({ value: t("missing") });
    setMistakes({});
    setSending(true);
    try {
      const body = {
        value: Number(typed.value),
        text: typed.text,
        pictures: [...pictures.ids],
      };
      const rating =
        order === undefined
          ? await call("POST /api/v1/products/{id}/ratings", { params: { id: productId }, body })
          : await call("POST /api/v1/orders/{number}/products/{id}/rating", {
              params: { number: order.number, id: productId },
              body: { ...body, key: order.key },
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
    pictures,
    sending: sending || pictures.isSending,
    valueError: mistakes.value,
    textError: mistakes.text,
    picturesError: mistakes.pictures && t("picturesGone"),
    refusal: mistakes.all,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send();
    },
  };
}

interface Mistakes {
  value?: string;
  text?: string;
  pictures?: string;
  all?: string;
}

function mistakesOf(problem: ApiProblem, all: string): Mistakes {
  const value = problem.fieldMessage("value");
  const text = problem.fieldMessage("text");
  const pictures = problem.fieldMessage("pictures");
  if (!value && !text && !pictures) return { all };
  return { ...(value && { value }), ...(text && { text }), ...(pictures && { pictures }) };
}

/** The stored draft, else the rating sent before. */
function firstDraft(kept: unknown, own: OwnRating | null): Draft {
  const { value, text, pictures } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const before = own?.pictures.map(({ id }) => id) ?? [];
  if (typeof value === "string" && typeof text === "string") {
    const typed = Array.isArray(pictures)
      ? pictures.filter((id) => typeof id === "string")
      : before;
    return { value, text, pictures: typed };
  }
  return { value: own ? String(own.value) : "", text: own?.text ?? "", pictures: before };
}
