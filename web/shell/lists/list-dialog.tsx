import { Plus } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { newKey, useOnceKey } from "#api-client/idempotency-key.ts";
import type { ListSummary } from "#contract/lists/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { NameForm } from "#web/shell/forms/name-form.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { addGoods, createOf, type ListGoods } from "./add-goods.ts";
import { useAdded } from "./use-added.ts";

interface ListDialogProps {
  goods: ListGoods;
  open: boolean;
  onClose: () => void;
}

/** The customer's lists, each a button that adds the goods to it, and a form for a new one. */
export function ListDialog({ goods, open, onClose }: ListDialogProps) {
  const t = useTranslations("projectLists.add");
  const close = useTranslations("shell")("close");
  const opening = useOpenings(open);
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={close}>
      <ListChoice key={opening} goods={goods} onDone={onClose} />
    </Dialog>
  );
}

/** Counts them: each opening fetches the lists again, and starts with an empty form. */
function useOpenings(open: boolean): number {
  const [last, setLast] = useState({ open, count: 0 });
  if (last.open !== open) setLast({ open, count: last.count + Number(open) });
  return last.count;
}

interface ListChoiceProps {
  goods: ListGoods;
  onDone: () => void;
}

function ListChoice({ goods, onDone }: ListChoiceProps) {
  const t = useTranslations("projectLists");
  const asked = useAnswer("lists to add to", () => call("GET /api/v1/account/lists"));
  const { busy, run } = useAction();
  const added = useAdded();
  const add = (list: ListSummary) =>
    run(String(list.id), async () => {
      added(await addGoods(list.id, goods, newKey()));
      onDone();
    });
  return (
    <AnswerView asked={asked} rows={2} part>
      {({ items }) => (
        <>
          {items.length > 0 && (
            <ul aria-label={t("add.choose")} className="mb-3 max-h-[50dvh] overflow-y-auto">
              {items.map((list) => (
                <li key={list.id} className="border-b border-hairline">
                  <button
                    type="button"
                    aria-busy={busy === String(list.id)}
                    onClick={() => add(list)}
                    className="flex min-h-target w-full items-center justify-between gap-4 rounded-control px-2 py-2.5 text-start hover:bg-brass-wash"
                  >
                    <bdi className="min-w-0 break-words font-medium">{list.name}</bdi>
                    {busy === String(list.id) ? (
                      <Spinner />
                    ) : (
                      <span className="shrink-0 figures text-small text-ink-soft">
                        {t("products", { count: list.products })}
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <NewList goods={goods} isFirst={items.length === 0} onDone={onDone} />
        </>
      )}
    </AnswerView>
  );
}

function NewList({ goods, isFirst, onDone }: ListChoiceProps & { isFirst: boolean }) {
  const t = useTranslations("projectLists");
  const keyFor = useOnceKey();
  const added = useAdded();
  const [isOpen, setOpen] = useState(isFirst);
  const create = async (name: string) => {
    added(await createOf(name, goods, keyFor({ name, goods })));
    onDone();
  };
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-target w-full items-center gap-2 rounded-control px-2 text-start font-medium text-brass hover:bg-brass-wash"
      >
        <Icon icon={Plus} size={18} />
        {t("new")}
      </button>
    );
  }
  return (
    <NameForm
      name=""
      labels={{ name: t("name"), submit: t("create"), busy: t("creating") }}
      schema={async () => (await import("./list-rules.ts")).listNameRules}
      send={create}
    />
  );
}
