import type { Locale } from "#contract/kernel/locale.ts";
import type { ShellData } from "#contract/page-context.ts";
import { useRouteLoaderData } from "react-router";
import { type Packed, unpack } from "../packed.ts";

/** The root loader's data, available to every page. */
export interface RootData {
  locale: Locale;
  defaultLocale: Locale;
  publicUrl: string;
  /** Without categories: of those, lists bring what they show. */
  shell: Omit<ShellData, "categories">;
}

/** Undefined only on the error page after the root loader failed. */
export function useRootData(): RootData | undefined {
  const packed = useRouteLoaderData<Packed<RootData>>("root");
  return packed && unpack(packed);
}
