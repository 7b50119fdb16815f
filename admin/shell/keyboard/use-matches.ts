import { useQueries, useQuery } from "@tanstack/react-query";
import { use } from "react";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { otherLocale } from "#contract/kernel/locale.ts";
import { may } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { MenuContext } from "../menu.ts";
import { usePaused } from "../use-paused.ts";
import { recordSearches } from "./find-records.ts";
import { findScreens, type NamedScreen } from "./find-screens.ts";

export interface Match {
  path: string;
  title: string;
  detail: string;
}

interface MatchGroup {
  name: string;
  matches: Match[];
  /** Number of matches before it. */
  first: number;
}

/** Fewer letters do not start a search for records. */
const LEAST_LETTERS = 2;
const TYPING_MS = 200;

interface Matches {
  groups: MatchGroup[];
  isSearching: boolean;
  /** Lists whose search failed: they may contain matches. */
  failed: string[];
  /** Retries the failed searches. */
  retry: () => void;
}

/** Screens and records that match the typed text; lists the user may not read are not searched. */
export function useMatches(typed: string): Matches {
  const text = useText();
  const screens = useScreens();
  const searches = recordSearches.filter(({ permission }) => may(permission));
  const q = normaliseDigits(usePaused(typed, TYPING_MS));
  const answers = useQueries({
    queries: searches.map(({ resource, find }) => ({
      queryKey: ["palette", resource, q],
      queryFn: () => find(q),
      enabled: q.length >= LEAST_LETTERS,
    })),
  });
  const found = [
    {
      name: text("shell.palette.screens"),
      matches: findScreens(screens, typed).map(({ name, names: [title = ""] }) => ({
        path: name === "" ? "/" : `/${name}`,
        title,
        detail: "",
      })),
    },
    ...searches.map(({ resource }, index) => ({
      name: text(`resources.${resource}.name`),
      matches: answers[index]?.data ?? [],
    })),
  ].filter(({ matches }) => matches.length > 0);
  const groups = found.map((group, index) => ({
    ...group,
    first: found.slice(0, index).reduce((sum, { matches }) => sum + matches.length, 0),
  }));
  const isSearching = normaliseDigits(typed) !== q || answers.some(({ isFetching }) => isFetching);
  const failed = searches
    .filter((_, index) => answers[index]?.isError)
    .map(({ resource }) => text(`resources.${resource}.name`));
  const retry = () => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  };
  return { groups, isSearching, failed, retry };
}

/** Names of screens in the other language as well, for users who know them by that. */
const NAMES = {
  ar: async () => (await import("../../i18n/messages/ar/resources.ts")).resources,
  en: async () => (await import("../../i18n/messages/en/resources.ts")).resources,
};

function useScreens(): NamedScreen[] {
  const text = useText();
  const entries = use(MenuContext);
  const { data: others } = useQuery({
    queryKey: ["names-of-screens"],
    queryFn: NAMES[otherLocale(locale)],
    staleTime: Infinity,
  });
  const lists = entries
    .filter(({ permission }) => may(permission))
    .map(({ name }) => {
      const other = others && (others as Record<string, { name: unknown }>)[name]?.name;
      const names = [text(`resources.${name}.name`)];
      return { name, names: typeof other === "string" ? [...names, other] : names };
    });
  return [
    { name: "", names: [text("start.title")] },
    ...lists,
    { name: "account", names: [text("shell.account")] },
  ];
}
