import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { addableOf } from "./addable.ts";
import { CheckedList } from "./checked-list.tsx";
import { SkuListIntro } from "./sku-list-intro.tsx";
import { useSkuList } from "./use-sku-list.ts";

/** A list of SKUs: typed, checked line by line, then put into the cart. */
export function SkuList() {
  const t = useTranslations("skuList");
  const list = useSkuList();
  const { state, checked } = list;
  return (
    <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <ShopForm state={state} className="flex flex-col gap-5">
        <FormField name="text" kind="long" rows={9} label={t("field")} hint={t("hint")} required />
        <SubmitButton busy={t("checking")} size="normal" wide={false}>
          {t("check")}
        </SubmitButton>
      </ShopForm>
      <section aria-label={t("result")} className="min-w-0">
        {checked ? (
          <CheckedList lines={checked.lines} heading={list.heading} onChoose={list.choose}>
            <FillCart list={list} />
          </CheckedList>
        ) : (
          <SkuListIntro />
        )}
      </section>
    </div>
  );
}

/** The button below the check; after a change of the text it checks again. */
function FillCart({ list }: { list: ReturnType<typeof useSkuList> }) {
  const t = useTranslations("skuList");
  const { state, checked, added, busy } = list;
  const text = useWatch({ control: state.form.control, name: "text" });
  if (!checked) return null;
  const { units } = addableOf(checked.lines);
  if (text.trim() !== checked.text.trim()) {
    const again = (
      <Button kind="secondary" size="small" loading={busy === "check"} onClick={list.checkAgain}>
        {t("again")}
      </Button>
    );
    return (
      <Notice tone="warning" live className="mt-5" action={again}>
        {t("stale")}
      </Notice>
    );
  }
  if (added > 0) {
    return (
      <Notice tone="success" live className="mt-5" title={t("done", { count: added })}>
        <Link href="/Cart">{t("cart")}</Link>
      </Notice>
    );
  }
  if (units === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button loading={busy === "add"} loadingLabel={t("adding")} onClick={list.add}>
        {t("add", { count: units })}
      </Button>
      <p className="text-small text-ink-soft">{t("counts")}</p>
    </div>
  );
}
