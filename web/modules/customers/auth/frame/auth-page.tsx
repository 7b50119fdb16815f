import type { ReactNode } from "react";
import { useShell } from "#web/shell/store.ts";
import { SignedInAlready } from "./signed-in-already.tsx";
import { useLeaving } from "./use-after-sign-in.ts";

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * A page for signing in, registering and the like. Customers who are already signed in get a link
 * onwards instead.
 */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  const user = useShell(({ userInfo }) => userInfo);
  const leaving = useLeaving();
  if (user && !leaving) return <SignedInAlready user={user} />;
  return (
    <>
      <h1 className="text-page">{title}</h1>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <div className="mt-7">{children}</div>
    </>
  );
}
