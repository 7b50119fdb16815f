import { isPrivateList, type LoadedList, pageTitle } from "#web/modules/storefront/index.ts";
import { translator } from "#web/i18n/translator.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";

type Matches = Parameters<typeof pageMeta>[0];

/** Title and description of the lists that are the same for everybody. */
export function listMeta(
  matches: Matches,
  loaded: LoadedList | undefined,
  kind: "all" | "newArrival" | "specialOffers",
) {
  const root = rootOf(matches);
  if (!root || !loaded) return [];
  const t = translator(root.locale, "catalog");
  const title = pageTitle(t(`${kind}.title`), loaded, root.locale);
  return pageMeta(matches, {
    title,
    description: t(`${kind}.description`),
    noindex: isPrivateList(loaded),
  });
}
