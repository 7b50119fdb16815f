import { lazy, Suspense } from "react";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";
import type { ListPressProps } from "./list-press.tsx";

const ListPress = lazy(async () => ({ default: (await import("./list-press.tsx")).ListPress }));

/**
 * Adds goods to a project list of the signed-in customer. Not rendered on the server, and loaded
 * only for those who can use it.
 */
export function AddToList(props: ListPressProps) {
  const isAuthenticated = useShell((state) => state.isAuthenticated);
  if (!isAuthenticated) return null;
  return (
    <Suspense fallback={null}>
      <LateMessages part="lists">
        <ListPress {...props} />
      </LateMessages>
    </Suspense>
  );
}
