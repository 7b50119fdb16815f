import { Banknote, CircleCheck, PackageOpen, Truck } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ShownMenuItem } from "#contract/page-context.ts";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { useRootData } from "../address/root-data.ts";
import { useShellLists } from "../shared-lists.ts";
import { Brand } from "./brand.tsx";
import { Contacts } from "./contacts.tsx";

/** Footer on a dark background: categories, links, contacts and general terms. */
export function Footer() {
  const t = useTranslations("shell.footer");
  const { header, footer, help } = useShellLists();
  const linked = new Set(footer.flatMap(({ children }) => children.map(({ path }) => path)));
  const others = help.filter(({ path }) => !linked.has(path));
  const root = useRootData();
  const settings = root?.shell.settings;
  return (
    <footer className="below-fold on-night mt-auto [--room:78rem] md:[--room:40rem]">
      <Container className="pt-8 pb-6 md:pt-section md:pb-10">
        <div className="columns-2 gap-x-6 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-10 lg:grid-cols-[minmax(12rem,1.3fr)_repeat(auto-fit,minmax(8.5rem,1fr))]">
          <div className="mb-6 [column-span:all] md:mb-0 md:max-lg:col-span-2 lg:row-span-2">
            <Brand />
            <p className="mt-2 mb-5 max-w-80 text-on-night-soft md:mt-3 md:mb-8">
              {settings?.tagline}
            </p>
            {root && <Contacts settings={root.shell.settings} publicUrl={root.publicUrl} />}
          </div>
          <LinkList id="departments" title={t("departments")} items={header} />
          {footer.map((group) =>
            group.children.length > 0 ? (
              <LinkList key={group.id} title={group.label} items={group.children} />
            ) : (
              <p key={group.id}>
                <FooterLink {...group} />
              </p>
            ),
          )}
          <LinkList title={t("help")} items={others} />
        </div>
        <Facts />
        <p className="mt-4 text-small text-on-night-soft md:mt-6">
          {settings && t("rights", { name: settings.siteName })}
        </p>
      </Container>
    </footer>
  );
}

interface LinkListProps {
  id?: string;
  title: string;
  items: readonly Pick<ShownMenuItem, "id" | "label" | "path">[];
}

function LinkList({ id, title, items }: LinkListProps) {
  if (items.length === 0) return null;
  return (
    <FooterPart id={id} title={title}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <FooterLink {...item} />
          </li>
        ))}
      </ul>
    </FooterPart>
  );
}

function FooterLink({ path, label }: Pick<ShownMenuItem, "label" | "path">) {
  return (
    <LocaleAnchor
      href={path}
      className="inline-flex min-h-9 items-center text-on-night-soft transition-colors hover:text-glow"
    >
      {label}
    </LocaleAnchor>
  );
}

interface FooterPartProps {
  id?: string | undefined;
  title: string;
  children: ReactNode;
}

function FooterPart({ id, title, children }: FooterPartProps) {
  return (
    <section id={id} aria-label={title} className="mb-6 break-inside-avoid scroll-mt-24 md:mb-0">
      <h2 className="mb-1 text-body">{title}</h2>
      {children}
    </section>
  );
}

function Facts() {
  const t = useTranslations("shell.footer");
  const facts = [
    { icon: Truck, text: t("delivery") },
    { icon: PackageOpen, text: t("inspection") },
    { icon: Banknote, text: t("payment") },
    { icon: CircleCheck, text: t("tax") },
  ];
  return (
    <ul className="mt-4 grid grid-cols-2 md:mt-7 gap-x-6 gap-y-3 md:flex md:flex-wrap md:gap-x-8 border-t border-night-line pt-6 text-small text-on-night-soft">
      {facts.map(({ icon, text }) => (
        <li key={text} className="inline-flex items-start gap-2.5">
          <Icon icon={icon} size={18} className="mt-0.5 text-glow" />
          {text}
        </li>
      ))}
    </ul>
  );
}
