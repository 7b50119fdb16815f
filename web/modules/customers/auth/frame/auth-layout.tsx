import type { ReactNode } from "react";
import type { Picture } from "#contract/media/picture.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { AuthScene } from "./auth-scene.tsx";

interface AuthLayoutProps {
  picture: Picture | null;
  children: ReactNode;
}

/**
 * The form in daylight, beside it a room at night with its lamps on; on phones the lamps are above
 * the form.
 */
export function AuthLayout({ picture, children }: AuthLayoutProps) {
  return (
    <div className="lg:grid lg:min-h-[44rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
      <AuthScene picture={picture} />
      <Container width="form" className="pt-7 pb-section lg:col-start-1 lg:row-start-1 lg:pt-14">
        {children}
      </Container>
    </div>
  );
}
