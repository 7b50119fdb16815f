import { useTranslations } from "use-intl";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface NationalIdFormProps {
  orderNumber: string;
  onAdded: (invoice: InvoiceDocument) => void;
}

/** Asks for the national id that the law requires on invoices above a certain amount. */
export function NationalIdForm({ orderNumber, onAdded }: NationalIdFormProps) {
  const t = useTranslations("invoices");
  const state = useShopForm<{ nationalId: string }>({
    values: { nationalId: "" },
    schema: async () => (await import("#contract/invoices/national-id.ts")).nationalIdBody,
    labelOf: () => t("nationalId"),
    secrets: ["nationalId"],
    send: async (body) => {
      onAdded(
        await call("POST /api/v1/orders/{number}/invoice/national-id", {
          params: { number: orderNumber },
          body,
        }),
      );
    },
  });
  return (
    <div className="mt-5 border-t border-hairline pt-5">
      <Notice tone="warning" title={t("nationalIdTitle")}>
        {t("nationalIdText")}
      </Notice>
      <ShopForm state={state} className="mt-4 flex max-w-form flex-col gap-4">
        <FormField
          name="nationalId"
          label={t("nationalId")}
          kind="code"
          required
          hint={t("nationalIdHint")}
        />
        <SubmitButton busy={t("nationalIdSending")}>{t("nationalIdSend")}</SubmitButton>
      </ShopForm>
    </div>
  );
}
