import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { NameForm } from "../forms/name-form.tsx";

interface NamedRowProps {
  name: string;
  to: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** Before the day. */
  facts: ReactNode;
  /** ISO time of the last change. */
  changedAt: string;
  /** The messages with its words. */
  messages: "plans" | "projectLists";
  schema: ComponentProps<typeof NameForm>["schema"];
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
  isRemoving: boolean;
}

/** Something that a customer keeps under a name, with buttons to rename and delete it. */
export function NamedRow(row: NamedRowProps) {
  const { name, to, badge, facts, changedAt, messages, schema, onRename, onRemove, isRemoving } =
    row;
  const t = useTranslations(messages);
  const form = useTranslations("account.form");
  const close = useTranslations("shell")("close");
  const locale = usePageLocale();
  const [isNaming, setNaming] = useState(false);
  const isolated = `\u2068${name}\u2069`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-heading font-medium break-words">
          <Link href={to}>
            <bdi>{name}</bdi>
          </Link>
          {badge}
        </p>
        <p className="figures text-small text-ink-soft">
          {facts}
          {" · "}
          <time dateTime={changedAt.slice(0, 10)}>{dateText(changedAt, locale)}</time>
        </p>
      </div>
      <div className="-ms-4 flex flex-wrap sm:ms-0">
        <Button
          kind="quiet"
          size="small"
          aria-label={t("renameOf", { name: isolated })}
          onClick={() => setNaming(true)}
        >
          {t("rename")}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={t("removeOf", { name: isolated })}
          loading={isRemoving}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      </div>
      <Dialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title={t("renameTitle")}
        closeLabel={close}
      >
        <NameForm
          name={name}
          labels={{ name: t("name"), submit: form("save"), busy: form("saving") }}
          schema={schema}
          send={async (next) => {
            await onRename(next);
            setNaming(false);
          }}
        />
      </Dialog>
    </li>
  );
}
