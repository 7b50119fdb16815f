import { Anchor } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";

export interface SideLink {
  text: string;
  path: string;
}

interface SideNavProps {
  label: string;
  links: readonly SideLink[];
  /** Path of this page. */
  current: string;
}

/** Links to related pages: beside the text on large screens, below it on small ones. */
export function SideNav({ label, links, current }: SideNavProps) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="mb-2 font-heading text-small text-ink-soft">
        {label}
      </p>
      <ul className="border-s border-hairline">
        {links.map(({ text, path }) => (
          <li key={path}>
            <Anchor
              href={path}
              aria-current={path === current ? "page" : undefined}
              className={classNames(
                "-ms-px flex min-h-10 items-center border-s py-1.5 ps-4 font-heading text-[0.9375rem] leading-heading transition-colors touch:min-h-target",
                path === current
                  ? "border-brass font-medium text-ink"
                  : "border-transparent text-ink-soft hover:border-line-strong hover:text-brass",
              )}
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
