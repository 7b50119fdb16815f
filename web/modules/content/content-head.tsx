import type { ReactNode } from "react";
import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Prose } from "#web/ui/text/prose.tsx";

interface ContentHeadProps {
  title: string;
  lead?: string | undefined;
  picture?: Picture | null;
  /** Shown under the lead: a date, a field. */
  children?: ReactNode;
}

/** The head of a content page: its name, a sentence or two, perhaps a wide picture. */
export function ContentHead({ title, lead, picture, children }: ContentHeadProps) {
  return (
    <header className="mt-5 md:mt-8">
      <h1 className="max-w-[22ch] text-page leading-tight">{title}</h1>
      {lead && (
        <p className="mt-4 max-w-[38rem] text-lead text-ink-soft">
          <Prose text={lead} />
        </p>
      )}
      {children}
      {picture && (
        <ShopPicture
          picture={picture}
          priority
          well
          sizes="(min-width: 85rem) 85rem, 100vw"
          widths={[480, 828, 1080, 1440, 1920, 2560]}
          className="mt-8 aspect-3/2 rounded-panel md:mt-10 md:aspect-21/9"
        />
      )}
    </header>
  );
}
