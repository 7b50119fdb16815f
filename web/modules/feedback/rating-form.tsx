import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import type { RatedOrder } from "#contract/feedback/rate-path.ts";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { MAX_RATING_TEXT } from "#contract/feedback/rating-values.ts";
import { useLongest } from "#web/shell/forms/use-longest.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { RatingInput } from "#web/ui/forms/rating-input.tsx";
import { Textarea } from "#web/ui/forms/text-input.tsx";
import { PictureField } from "./pictures/picture-field.tsx";
import { useRatingForm } from "./use-rating-form.ts";

interface RatingFormProps {
  product: ProductDetail;
  own: OwnRating | null;
  /** For a guest: the order that contained the product. */
  order?: RatedOrder | undefined;
  /** The submitted rating, or null if none was. */
  onDone: (rating: OwnRating | null) => void;
}

/** Stars; text and pictures are optional. */
export function RatingForm({ product, own, order, onDone }: RatingFormProps) {
  const t = useTranslations("ratings.form");
  const marks = useTranslations("forms");
  const length = useLongest(MAX_RATING_TEXT);
  const form = useRatingForm({ productId: product.id, own, order }, onDone);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={element}
      noValidate
      aria-label={t("title")}
      onSubmit={form.submit}
      className="flex max-w-form flex-col gap-5"
    >
      {form.refusal && (
        <Notice tone="error" live>
          {form.refusal}
        </Notice>
      )}
      <RatingInput
        legend={t("value")}
        name="value"
        names={[t("names.one"), t("names.two"), t("names.three"), t("names.four"), t("names.five")]}
        value={form.value}
        onValue={form.setValue}
        error={form.valueError}
      />
      <Field
        label={t("text")}
        mark={marks("optional")}
        hint={t("textHint")}
        error={length.mistake ?? form.textError}
      >
        <Textarea
          name="text"
          value={form.text}
          onBlur={length.check}
          onChange={({ target }) => form.setText(target.value)}
        />
      </Field>
      <PictureField pictures={form.pictures} error={form.picturesError} />
      <p className="text-small text-ink-soft">{t("name")}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.sending} loadingLabel={t("sending")}>
          {t("send")}
        </Button>
        <Button kind="quiet" onClick={() => onDone(null)}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
