import { SAMPLE_TEXTS } from "#web/modules/dev/sample-texts.ts";
import { Specimens } from "#web/modules/dev/specimens.tsx";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/ui";

/** Not found in production. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!page.development) throw await notFound(page);
  return null;
}

export function meta() {
  return [{ title: "Design system" }, { name: "robots", content: "noindex" }];
}

/** The design system in both directions, side by side; the toaster is in the shell around it. */
export default function UiPage() {
  const { ar, en } = SAMPLE_TEXTS;
  return (
    <Container className="py-6">
      <div className="grid gap-x-10 lg:grid-cols-2">
        <Specimens t={ar} />
        <Specimens t={en} />
      </div>
    </Container>
  );
}
