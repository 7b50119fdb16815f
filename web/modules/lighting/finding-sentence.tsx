import { useTranslations } from "use-intl";
import type { Locale } from "#contract/kernel/locale.ts";
import type { CartFinding } from "#contract/lighting/endpoints.ts";
import type { Rule } from "#contract/lighting/finding-words.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";

/** How many products a finding names: up to three for the rules below, one for the others. */
const NAMES_MOST = 3;
const ABOUT_ALL = new Set<Rule>([
  "driver",
  "driver-power",
  "track",
  "track-feed",
  "lamps",
  "cylinder",
]);

/** Names of the products that a finding is about, as a list in the page's language. */
export function useSubject({ rule, variantIds }: CartFinding): string {
  const locale = usePageLocale();
  const items = useShell(({ cart }) => cart.items);
  return subjectOf({ rule, variantIds }, items, locale);
}

/** The same for any list of named things. */
export function subjectOf(
  { rule, variantIds }: Pick<CartFinding, "rule" | "variantIds">,
  items: Iterable<{ variantId: number; name: string }>,
  locale: Locale,
): string {
  const names = new Map([...items].map(({ variantId, name }) => [variantId, name]));
  const ids = ABOUT_ALL.has(rule) ? variantIds : variantIds.slice(0, 1);
  const different = new Set(ids.flatMap((id) => names.get(id) ?? []));
  return new Intl.ListFormat(locale).format([...different].slice(0, NAMES_MOST));
}

/** The finding in one sentence, as a salesperson would say it. */
export function FindingSentence({ finding, name }: { finding: CartFinding; name: string }) {
  const t = useTranslations("cartCheck.rules");
  const { rule, values } = finding;
  const isPlain = rule === "driver" && values["load"] === 0;
  // Which values a rule fills is decided on the server; messages.test.ts checks that both languages
  // have the same placeholders.
  const fill = t as unknown as (key: string, values: Record<string, string | number>) => string;
  return <p>{fill(isPlain ? "driverAny" : rule, { ...values, name })}</p>;
}
