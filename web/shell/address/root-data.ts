import type { Locale } from "#contract/kernel/locale.ts";
import type { ShellData } from "#contract/page-context.ts";
import { useRouteLoaderData } from "react-router";

/** What the root loader gives to every page. */
export interface RootData {
  locale: Locale;
  defaultLocale: Locale;
  publicUrl: string;
  shell: ShellData;
}

/** Undefined only on the error page of a root loader that failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
