import { useTranslations } from "use-intl";

/** Shown before a list is checked: what will be seen here, and lines as they can be typed. */
export function SkuListIntro() {
  const t = useTranslations("skuList");
  return (
    <div className="rounded-panel border border-hairline bg-paper p-5 md:p-7">
      <h2 className="text-title">{t("before.title")}</h2>
      <p className="mt-1 max-w-text text-ink-soft">{t("before.text")}</p>
      <p className="mt-5 text-small font-medium">{t("example")}</p>
      <pre
        dir="ltr"
        className="mt-1.5 rounded-control bg-stone px-4 py-3 text-start font-text figures"
      >
        {EXAMPLE}
      </pre>
    </div>
  );
}

/** SKUs of no product: the same for both languages. */
const EXAMPLE = "ABC-10-WH 4\nABC-10-BK × 2\nXYZ-25, 12";
