import { useSearchParams } from "react-router";
import { pageCount } from "#contract/kernel/page-count.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { Pagination } from "#web/ui/layout/pagination.tsx";

const LAST_PAGE = 10_000;

/** Labels of the pagination. */
interface PageWords {
  label: string;
  previous: string;
  next: string;
  page: (number: number) => string;
}

interface AccountPagesProps {
  page: Omit<Page<unknown>, "items">;
  /** URL of the list, already with a query. */
  href: string;
  words: PageWords;
}

/** Pagination of a list in a section of `/Account`. */
export function AccountPages({ page, href, words }: AccountPagesProps) {
  return (
    <Pagination
      current={page.page}
      total={pageCount(page)}
      href={(to) => `${href}&page=${to}`}
      label={words.label}
      previousLabel={words.previous}
      nextLabel={words.next}
      pageLabel={words.page}
    />
  );
}

/** The page number in the URL, from 1. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}
