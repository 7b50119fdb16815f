import type { ReactNode } from "react";
import { nextPath, withNext } from "#web/shell/session/next-path.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { useQuery } from "./use-query.ts";

/** A link to another sign-in page that keeps the page to return to. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const next = nextPath(useQuery());
  return (
    <Link href={withNext(to, next)} tone="action" className="inline-flex min-h-9 items-center">
      {children}
    </Link>
  );
}
