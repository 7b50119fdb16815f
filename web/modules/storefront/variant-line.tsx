import type { ReactNode } from "react";
import type { VariantSummary } from "#contract/catalog/product.ts";
import { ProductPrice } from "#web/modules/pricing/index.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Anchor } from "#web/ui/actions/link.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";

const PICTURE_WIDTHS = [96, 192, 288] as const;

interface VariantLineProps {
  variant: Pick<VariantSummary, "name" | "options" | "path" | "price" | "picture">;
  /** Shown above the name: what the piece is for. */
  label?: ReactNode;
  /** Shown below the price. */
  children?: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
}

/** One variant in a row: picture, name, price. */
export function VariantLine({ variant, label, children, action }: VariantLineProps) {
  const { name, options, path, picture, price } = variant;
  return (
    <li className="flex gap-4 border-b border-hairline py-4 last:border-b-0">
      <Anchor
        href={path}
        tabIndex={-1}
        aria-hidden="true"
        className="well block w-16 shrink-0 self-start overflow-hidden rounded-control md:w-20"
      >
        <div className="aspect-4/5">
          {picture && (
            <ShopPicture
              picture={picture}
              ratio={4 / 5}
              decorative
              widths={PICTURE_WIDTHS}
              sizes="5rem"
              className="size-full"
            />
          )}
        </div>
      </Anchor>
      <div className="flex min-w-0 grow flex-col gap-1">
        {label && <p className="text-tiny text-ink-soft">{label}</p>}
        <Anchor href={path} className="font-heading leading-heading font-medium hover:text-brass">
          <Phrase text={name} />
        </Anchor>
        {options && (
          <p className="text-small text-ink-soft">
            <OptionWords options={options} />
          </p>
        )}
        <ProductPrice price={price} />
        {children}
      </div>
      {action}
    </li>
  );
}
