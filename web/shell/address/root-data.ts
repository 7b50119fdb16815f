import { useRouteLoaderData } from "react-router";
import type { Locale } from "#contract/kernel/locale.ts";
import type { ShownSettings } from "#contract/kernel/settings.ts";
import type { ShellData } from "#contract/page-context.ts";

/** The root loader's data, available to every page. */
export interface RootData {
  locale: Locale;
  defaultLocale: Locale;
  publicUrl: string;
  /** Without categories: of those, lists bring what they show. */
  shell: Pick<ShellData, "header" | "footer" | "help"> & {
    settings: Omit<ShownSettings, keyof VisitSettings>;
  };
}

/** Settings that only the contact page shows; its loader sends them. */
export type VisitSettings = Pick<ShownSettings, "mapUrl" | "hours">;

/** Undefined after the root loader failed. */
export const useRootData = () => useRouteLoaderData<RootData>("root");
