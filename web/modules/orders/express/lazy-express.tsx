import { lazy, Suspense } from "react";
import { useShell } from "#web/shell/store.ts";

const ExpressButton = lazy(async () => ({
  default: (await import("./express-button.tsx")).ExpressButton,
}));

interface LazyExpressProps {
  prepare?: () => Promise<boolean>;
  disabled?: boolean;
}

/** The button's code is loaded for signed-in customers only. */
export function LazyExpress(props: LazyExpressProps) {
  const isSignedIn = useShell(({ isAuthenticated }) => isAuthenticated);
  return (
    isSignedIn && (
      <Suspense>
        <ExpressButton {...props} />
      </Suspense>
    )
  );
}
