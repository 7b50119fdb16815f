import { lazy, Suspense } from "react";
import { isNotFound } from "./error-status.ts";

const ErrorPage = lazy(async () => ({
  default: (await import("./error-page.tsx")).ErrorPage,
}));

/** Shown in place of a page that does not exist or failed; its code is loaded when it is needed. */
export function PageError({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage isNotFound={isNotFound(error)} />
    </Suspense>
  );
}
