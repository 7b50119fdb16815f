import { useTranslations } from "use-intl";
import { useHotline } from "#web/shell/use-hotline.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";

/** Contact links below the questions. */
export function AskUs() {
  const t = useTranslations("content.faq");
  const reach = useHotline();
  return (
    <section
      aria-label={t("moreTitle")}
      className="mt-14 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-panel bg-stone px-6 py-6 md:px-8"
    >
      <div className="min-w-0">
        <h2 className="text-title">{t("moreTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("moreText", { ...reach })}</p>
      </div>
      <ButtonLink href="/contact-us">{t("ask")}</ButtonLink>
    </section>
  );
}
