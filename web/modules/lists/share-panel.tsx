import { useTranslations } from "use-intl";
import type { ProjectList } from "#contract/lists/endpoints.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import type { OpenedList } from "./use-list.ts";

/** The link that shows the goods to others: made, copied, ended. */
export function SharePanel({ value, list }: { value: ProjectList; list: OpenedList }) {
  const t = useTranslations("projectLists.share");
  const { shareKey } = value;
  return (
    <section
      aria-labelledby="share-list"
      className="mt-8 rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <h3 id="share-list" className="text-title">
        {t("title")}
      </h3>
      <p className="mt-1 mb-4 max-w-text text-[0.9375rem] text-ink-soft">{t("text")}</p>
      {shareKey === null ? (
        <Button kind="secondary" loading={list.busy === "share"} onClick={list.share}>
          {t("press")}
        </Button>
      ) : (
        <SharedLink shareKey={shareKey} list={list} />
      )}
    </section>
  );
}

function SharedLink({ shareKey, list }: { shareKey: string; list: OpenedList }) {
  const t = useTranslations("projectLists.share");
  const localPath = useLocalePath();
  // Behind `#`, so that it is sent to no server and stays out of logs.
  const link = `${window.location.origin}${localPath("/ProjectList")}#${shareKey}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t("copied"));
    } catch {
      toast.error(t("notCopied"));
    }
  };
  return (
    <>
      <Field label={t("link")}>
        <TextInput ltr readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t("copy")}</Button>
        <Button kind="secondary" loading={list.busy === "unshare"} onClick={list.unshare}>
          {t("end")}
        </Button>
      </div>
    </>
  );
}
