import { useTranslations } from "use-intl";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import { searchPath } from "#web/shell/search-path.ts";
import { Link } from "#web/ui/actions/link.tsx";

export interface SearchNoteProps {
  term: string;
  list: ProductList;
}

/** Says that the results are not exactly what was searched for, and suggests another term. */
export function SearchNote({ term, list }: SearchNoteProps) {
  const t = useTranslations("storefront");
  const { isGuess, didYouMean, leftOut } = list;
  if (!isGuess && didYouMean === null) return null;
  const words = leftOut.map((word) => t("quoted", { term: `\u2068${word}\u2069` })).join(" ");
  const closest =
    leftOut.length > 0 ? t("leftOut", { words }) : t("guess", { term: `\u2068${term}\u2069` });
  return (
    <p className="mt-2 max-w-text text-ink-soft">
      {isGuess && closest}
      {didYouMean !== null && (
        <>
          {" "}
          <Link href={searchPath(didYouMean)}>
            {t("didYouMean", { term: `\u2068${didYouMean}\u2069` })}
          </Link>
        </>
      )}
    </p>
  );
}
