import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ReturnOptions } from "#contract/returns/endpoints.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { ReturnValues } from "./return-values.ts";
import type { Pictures } from "./use-pictures.ts";

interface ReasonsStepProps {
  options: ReturnOptions;
  values: ReturnValues;
  pictures: Pictures;
  onBack: (values: ReturnValues) => void;
  onNext: (values: ReturnValues) => void;
}

/** The reason for each line, its pictures, and the resolution wanted. */
export function ReasonsStep({ options, values, pictures, onBack, onNext }: ReasonsStepProps) {
  const t = useTranslations("returns.flow");
  const waiting = useTranslations("returns.pictures")("waiting");
  const labelOf = useLabelOf(options);
  const [mustWait, setMustWait] = useState(false);
  const state = useShopForm<ReturnValues>({
    values,
    schema: async () =>
      (await import("#contract/returns/return-form.ts")).returnForm(options.needsPayout),
    labelOf,
    send: async () => {
      setMustWait(pictures.isSending);
      if (!pictures.isSending) onNext(state.form.getValues());
    },
  });
  return (
    <ShopForm state={state} className="flex flex-col gap-6">
      {Object.keys(values.lines).map((position) => (
        <LineReason key={position} position={position} options={options} pictures={pictures} />
      ))}
      <ChoiceField options={options} />
      {mustWait && pictures.isSending && (
        <Notice tone="error" live>
          {waiting}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false} size="normal" busy={t("checking")}>
          {t("next")}
        </SubmitButton>
        <Button kind="secondary" onClick={() => onBack(state.form.getValues())}>
          {t("back")}
        </Button>
      </div>
    </ShopForm>
  );
}

interface LineReasonProps {
  position: string;
  options: ReturnOptions;
  pictures: Pictures;
}

function LineReason({ position, options, pictures }: LineReasonProps) {
  const t = useTranslations("returns");
  const line = options.lines.find((one) => String(one.position) === position);
  if (!line) return null;
  const open = line.reasons.filter(({ isOpen }) => isOpen);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-panel border border-hairline bg-paper p-4 md:p-5">
      <legend className="sr-only">{line.name}</legend>
      <p aria-hidden="true" className="font-heading font-medium">
        <Phrase text={line.name} />
      </p>
      <FormField
        name={`lines.${position}.reason`}
        label={t("flow.reason")}
        kind="select"
        required
        options={open.map(({ reason }) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      />
      <FormField
        name={`lines.${position}.note`}
        label={t("flow.note")}
        hint={t("flow.noteHint")}
        kind="long"
      />
      <PictureField position={line.position} name={line.name} pictures={pictures} />
    </fieldset>
  );
}

function useLabelOf({ lines }: ReturnOptions) {
  const t = useTranslations("returns.flow");
  return (path: string) => {
    const [part, position, field] = path.split(".");
    if (part === "payoutTo") return t("payoutTo");
    if (part !== "lines") return t("choice");
    const name = `\u2068${lines.find((one) => String(one.position) === position)?.name}\u2069`;
    if (field === "reason") return t("reasonOf", { name });
    return field === "note" ? t("noteOf", { name }) : t("quantity", { name });
  };
}
