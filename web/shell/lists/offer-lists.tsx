import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import { newKey } from "#api-client/idempotency-key.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { addGoods } from "./add-goods.ts";
import { ListDialog } from "./list-dialog.tsx";
import { useAdded } from "./use-added.ts";

/** Buttons of a toast are few: the lists changed last, and all others behind one more. */
const OFFERED = 2;

interface OfferListsProps {
  /** A new object for each product that was kept. */
  kept: { productId: number };
}

/** One press adds the product to one of the lists changed last. */
export function OfferLists({ kept }: OfferListsProps) {
  const t = useTranslations("projectLists");
  const { run } = useAction();
  const added = useAdded();
  const [isOpen, setOpen] = useState(false);
  const offer = useEffectEvent(async () => {
    const items = await latestLists();
    if (items === undefined) return;
    const actions = items.slice(0, OFFERED).map(({ id, name }) => ({
      label: `\u2068${name}\u2069`,
      onPress: () => run(`add ${id}`, async () => added(await addGoods(id, kept, newKey()))),
    }));
    const other = {
      label: t(items.length === 0 ? "new" : "add.other"),
      onPress: () => setOpen(true),
    };
    toast.success(t("add.offer"), { duration: UNDO_DURATION, action: [...actions, other] });
  });
  useEffect(() => void offer(), [kept]);
  return <ListDialog goods={kept} open={isOpen} onClose={() => setOpen(false)} />;
}

/** The favourite is saved in any case: without an answer nothing is offered. */
async function latestLists() {
  try {
    return (await call("GET /api/v1/account/lists")).items;
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}
