import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useShellLists } from "./shared-lists.ts";
import { useShell } from "./store.ts";
import { whenIdle } from "./when-idle.ts";

const DELAY_MS = 1000;
/** Number of header pages prefetched when idle; the others are prefetched on intent. */
const PAGES = 4;

interface Connection {
  saveData?: boolean;
}

/**
 * About a second after load, when the page is idle and its initial data has arrived, prefetches the
 * header's pages one by one.
 */
export function IdlePrefetch() {
  const [count, setCount] = useState(0);
  const isLoading = useShell(({ globalLoader }) => globalLoader);
  const { header } = useShellLists();
  const path = useLocalePath();
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData) return undefined;
    let cancel = () => {};
    const fetchUpTo = (pages: number) => {
      cancel = whenIdle(() => {
        setCount(pages);
        if (pages < PAGES) fetchUpTo(pages + 1);
      });
    };
    const timer = setTimeout(() => fetchUpTo(1), DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, []);
  if (isLoading) return null;
  return header
    .filter((item) => item.path.startsWith("/"))
    .slice(0, count)
    .map((item) => <PrefetchPageLinks key={item.id} page={path(item.path)} />);
}
