import type { Locale } from "#contract/kernel/locale.ts";
import type { ShownSettings } from "#contract/kernel/settings.ts";
import type { ShellData } from "#contract/page-context.ts";
import { useRouteLoaderData } from "react-router";
import { type Packed, unpack } from "../build/packed.ts";

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

/** Undefined after the root loader failed, or when the page was cut off on its way. */
export function useRootData(): RootData | undefined {
  const packed = useRouteLoaderData<Packed<RootData>>("root");
  try {
    return packed && unpack(packed);
  } catch (error) {
    // Without data the frame is empty, but the document still has a language and a title.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
