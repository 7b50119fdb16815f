import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "./api/session.ts";
import { Frame } from "./shell/frame/frame.tsx";
import { Enrolment } from "./sign-in/enrolment.tsx";
import { SignInAgain } from "./sign-in/sign-in-again.tsx";

/**
 * The frame for signed-in users; others go to the sign-in page, and afterwards to the page they
 * requested. An owner without a second factor only sees how to enable it.
 */
export function Workplace() {
  const staff = useSession((session) => session.staff);
  const { pathname, search } = useLocation();
  if (!staff)
    return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />;
  return (
    <>
      <Frame hasMenu={!staff.needsTwoFactor}>
        {staff.needsTwoFactor ? <Enrolment isNeeded /> : <Outlet />}
      </Frame>
      <SignInAgain />
    </>
  );
}
