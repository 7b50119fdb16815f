import { LOCALES, type Locale } from "#contract/kernel/locale.ts";
import { categoryPath, type Dictionary, isVisible } from "#server/modules/catalog/index.ts";
import { hasTerm, type Term } from "../text/query-terms.ts";
import { documentWords } from "../text/words.ts";

/** Categories in whose names every term stands. */
export function fittingCategories(dictionary: Dictionary, locale: Locale, terms: Term[]) {
  return [...dictionary.categories.values()]
    .filter(({ id }) => isVisible(dictionary, id))
    .filter(({ name }) => {
      const words = ` ${LOCALES.flatMap((each) => documentWords(name[each])).join(" ")} `;
      return terms.every((term) => hasTerm(words, term));
    })
    .map(({ id, name, slug }) => ({ name: name[locale], path: categoryPath(id, slug[locale]) }));
}
