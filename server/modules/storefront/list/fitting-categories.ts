import { type Bilingual, LOCALES, type Locale } from "#contract/kernel/locale.ts";
import { categoryPath, type Dictionary, isVisible } from "#server/modules/catalog/index.ts";
import { hasTerm, type Term } from "../text/query-terms.ts";
import { documentWords } from "../text/words.ts";

/** Categories whose names contain every term. */
export function fittingCategories(dictionary: Dictionary, locale: Locale, terms: Term[]) {
  return [...dictionary.categories.values()]
    .filter(({ id }) => isVisible(dictionary, id))
    .filter(({ name }) => terms.every((term) => hasTerm(wordsOf(name), term)))
    .map(({ id, name, slug }) => ({ name: name[locale], path: categoryPath(id, slug[locale]) }));
}

/** Words of names in both languages, cached as long as the dictionary holds them. */
const known = new WeakMap<Bilingual, string>();

function wordsOf(name: Bilingual): string {
  const words =
    known.get(name) ?? ` ${LOCALES.flatMap((each) => documentWords(name[each])).join(" ")} `;
  known.set(name, words);
  return words;
}
