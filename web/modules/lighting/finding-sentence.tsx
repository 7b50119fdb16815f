import type { CartFinding } from "#contract/lighting/endpoints.ts";
import type { Rule } from "#contract/lighting/finding-words.ts";
import { useShell } from "#web/shell/store.ts";
import { useLocale, useTranslations } from "use-intl";

/** How many things a finding is about by name: the fittings of the first, the one thing of the others. */
const NAMES_MOST = 3;
const ABOUT_ALL = new Set<Rule>([
  "driver",
  "driver-power",
  "track",
  "track-feed",
  "lamps",
  "cylinder",
]);

/** Names of the things a finding is about, as the reader lists them. */
export function useSubject({ rule, variantIds }: CartFinding): string {
  const locale = useLocale();
  const items = useShell(({ cart }) => cart.items);
  const ids = ABOUT_ALL.has(rule) ? variantIds : variantIds.slice(0, 1);
  const names = ids.flatMap((id) => items.find((item) => item.variantId === id)?.name ?? []);
  const different = [...new Set(names)].slice(0, NAMES_MOST);
  return new Intl.ListFormat(locale).format(different);
}

/** What a salesman would say, in one sentence. */
export function FindingSentence({ finding }: { finding: CartFinding }) {
  const t = useTranslations("cartCheck.rules");
  const name = useSubject(finding);
  const { rule, values } = finding;
  const isPlain = rule === "driver" && values["load"] === 0;
  // Which values a rule fills is the server's side of the contract; messages.test.ts holds the places of both languages together.
  const fill = t as unknown as (key: string, values: Record<string, string | number>) => string;
  return <p>{fill(isPlain ? "driverAny" : rule, { ...values, name })}</p>;
}
