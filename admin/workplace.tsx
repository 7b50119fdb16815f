import type { ReactNode } from "react";
import { useSession } from "./api/session.ts";
import { Frame } from "./shell/frame/frame.tsx";
import { Enrolment } from "./sign-in/enrolment.tsx";
import { SignInAgain } from "./sign-in/sign-in-again.tsx";

/** The signed-in frame. An owner without a second factor only sees how to enable it. */
export function Workplace({ children }: { children: ReactNode }) {
  const needsTwoFactor = useSession(({ staff }) => staff?.needsTwoFactor ?? false);
  return (
    <>
      <Frame hasMenu={!needsTwoFactor}>{needsTwoFactor ? <Enrolment isNeeded /> : children}</Frame>
      <SignInAgain />
    </>
  );
}
