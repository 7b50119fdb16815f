import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { comparePath } from "#contract/catalog/compared.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { keepCompared, useCompareList } from "./compare-list.ts";

/**
 * The URL names the compared items, and the tab remembers them; a URL without any shows the
 * remembered ones.
 */
export function useKeptComparison(shown: readonly string[]): void {
  const [search] = useSearchParams();
  const isNamed = search.get("ids") !== null;
  const kept = useCompareList().join(",");
  const named = shown.join(",");
  const navigate = useNavigate();
  const path = useLocalePath();
  useEffect(() => {
    if (isNamed) keepCompared(named === "" ? [] : named.split(","));
  }, [isNamed, named]);
  useEffect(() => {
    if (!isNamed && kept !== "") {
      void navigate(path(comparePath(kept.split(","))), { replace: true });
    }
  }, [isNamed, kept, navigate, path]);
}
