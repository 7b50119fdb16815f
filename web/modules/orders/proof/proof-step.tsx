import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { MAX_PROOF_FILES, PROOF_TYPES } from "#contract/payments/proof-types.ts";
import { AddFiles } from "#web/shell/files/add-files.tsx";
import { UploadList } from "#web/shell/files/upload-list.tsx";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { FieldError } from "#web/ui/forms/field.tsx";
import type { ProofFiles } from "./use-proof-files.ts";
import { useSendProof } from "./use-send-proof.ts";

interface ProofStepProps {
  payment: Payment;
  onSent: (after: Payment) => void;
}

/** The receipt's files and the bank's reference, and a button to send them. */
export function ProofStep({ payment, onSent }: ProofStepProps) {
  const t = useTranslations("orders.proof");
  const { state, files } = useSendProof(payment.number, onSent);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h3 id={heading} className="text-title">
        {t("title")}
      </h3>
      <p className="mt-1 text-ink-soft">{t("text")}</p>
      <ShopForm state={state} className="mt-5 flex flex-col gap-5">
        <FilesField files={files} />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            name="amount"
            label={t("amount")}
            hint={t("amountHint")}
            inputMode="decimal"
            ltr
          />
          <FormField name="transferredOn" label={t("transferredOn")} kind="date" />
          <FormField
            name="reference"
            label={t("reference")}
            hint={t("referenceHint")}
            className="sm:col-span-2"
          />
        </div>
        <div>
          <SubmitButton wide={false} size="normal" busy={t("busy")}>
            {t("send")}
          </SubmitButton>
        </div>
      </ShopForm>
    </section>
  );
}

function FilesField({ files }: { files: ProofFiles }) {
  const t = useTranslations("orders.proof");
  const id = useId();
  const words = {
    alt: (number: string) => t("alt", { number }),
    remove: (number: string) => t("remove", { number }),
    sending: t("sending"),
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-medium">{t("files")}</legend>
      <p id={`${id}-hint`} className="text-small text-ink-soft">
        {t("hint")}
      </p>
      <UploadList uploads={files.all} words={words} onRemove={files.remove} />
      <AddFiles
        accept={PROOF_TYPES.join(",")}
        describedBy={`${id}-hint ${id}-error`}
        room={MAX_PROOF_FILES - files.all.length}
        onFiles={files.add}
      >
        {t(files.all.length > 0 ? "more" : "add")}
      </AddFiles>
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`}>{files.trouble ?? undefined}</FieldError>
      </div>
    </fieldset>
  );
}
