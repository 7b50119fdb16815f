import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { ContactForm } from "#web/modules/feedback/contact/contact-form.tsx";
import { ContactWays } from "#web/modules/feedback/contact/contact-ways.tsx";
import { pageContext } from "#web/page-context.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/contact";

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = await context.get(pageContext).queries.shell();
  const { mapUrl, hours } = settings;
  return { visit: { mapUrl, hours } };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "contact");
  return pageMeta(matches, { title: t("title"), description: t("description") });
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  const settings = useRootData()?.shell.settings;
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t("intro")}</p>
      <div className="mt-8 grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,42rem)_24rem] xl:justify-between">
        <ContactForm />
        {settings && <ContactWays settings={{ ...settings, ...loaderData.visit }} />}
      </div>
    </Container>
  );
}
