import { X } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ProductPrice } from "#web/modules/pricing/index.ts";
import { useCartProblem } from "#web/shell/cart/cart-problem.ts";
import { addToCart } from "#web/shell/cart/cart-writes.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import type { ComparedItem } from "./compared-item.ts";

interface ItemPictureProps {
  item: ComparedItem;
  onRemove: () => void;
}

/** The part that scrolls away: the picture and the remove button. */
export function ItemPicture({ item, onRemove }: ItemPictureProps) {
  const t = useTranslations("comparePage");
  return (
    <div className="relative mt-3 aspect-square max-w-56 overflow-hidden rounded-control bg-stone">
      {item.picture && (
        <ShopPicture
          picture={item.picture}
          ratio={1}
          decorative
          well
          sizes="(min-width: 80rem) 14rem, 42vw"
          widths={[160, 224, 320, 448]}
          className="h-full!"
        />
      )}
      <span className="absolute inset-e-1 top-1">
        <IconButton icon={X} label={t("remove", { name: item.name })} floating onClick={onRemove} />
      </span>
    </div>
  );
}

/** The part that stays visible: name, price and the buy button. */
export function ItemHead({ item }: { item: ComparedItem }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Link
        href={item.path}
        tone="plain"
        className="line-clamp-2 font-heading text-[0.9375rem] leading-heading font-medium"
      >
        <Phrase text={item.name} />
      </Link>
      <ProductPrice price={item.price} />
      <Add item={item} />
    </div>
  );
}

function Add({ item: { variantId, available, name } }: { item: ComparedItem }) {
  const t = useTranslations("catalog.card");
  const [adding, setAdding] = useState(false);
  const showProblem = useCartProblem();
  const add = async () => {
    setAdding(true);
    const added = await addToCart(variantId, 1);
    setAdding(false);
    if (!added) showProblem();
  };
  return (
    <Button
      size="small"
      disabled={available === 0}
      loading={adding}
      loadingLabel={t("adding")}
      onClick={() => void add()}
      className="mt-0.5 px-3! whitespace-nowrap"
    >
      {available === 0 ? t("soldOut") : t("add")}
      <span className="sr-only">{name}</span>
    </Button>
  );
}
