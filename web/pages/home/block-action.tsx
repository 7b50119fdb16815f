import { isKnownPage } from "#contract/find-page.ts";
import type { Block } from "#contract/menus/endpoints.ts";
import { ButtonLink, type ButtonLook } from "#web/ui/actions/button.tsx";

/** A block's link, rendered only if it leads to a page that exists. */
export function BlockAction({ block, kind }: { block: Block; kind: ButtonLook["kind"] }) {
  const { actionLabel, path } = block;
  if (!actionLabel || !path || !isKnownPage(path)) return null;
  return (
    <ButtonLink href={path} {...(kind && { kind })}>
      {actionLabel}
    </ButtonLink>
  );
}
