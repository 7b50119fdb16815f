import { FileText } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { Proof } from "#contract/payments/proof-schema.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { PrivatePicture } from "#web/shell/files/private-picture.tsx";
import { saveFile } from "#web/shell/files/save-file.ts";
import { Icon } from "#web/ui/display/icon.tsx";

interface SentProofProps {
  number: string;
  proof: Proof;
}

/** The receipt as stored by the shop. */
export function SentProof({ number, proof }: SentProofProps) {
  const t = useTranslations("orders.proof");
  const locale = usePageLocale();
  const { text } = useMoney();
  const { files, amount, transferredOn, reference } = proof;
  return (
    <section aria-label={t("sentFiles")} className="rounded-panel bg-plaster px-4 py-4 md:px-5">
      <h3 className="text-small font-medium">{t("sentFiles")}</h3>
      <ul className="mt-2 flex flex-wrap gap-3">
        {files.map((file, index) => (
          <li key={file.id} className="size-24 overflow-hidden rounded-control bg-paper">
            <SentFile
              address={`/api/v1/orders/${number}/payment/proof-files/${file.id}`}
              kind={file.kind}
              place={String(index + 1)}
              name={`${number}-${index + 1}.pdf`}
            />
          </li>
        ))}
      </ul>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {amount !== null && <Detail label={t("amount")}>{text(amount)}</Detail>}
        {transferredOn && (
          <Detail label={t("transferredOn")}>{dayText(transferredOn, locale)}</Detail>
        )}
        {reference && (
          <Detail label={t("reference")}>
            <bdi>{reference}</bdi>
          </Detail>
        )}
      </dl>
    </section>
  );
}

interface SentFileProps {
  address: string;
  kind: Proof["files"][number]["kind"];
  place: string;
  name: string;
}

/** A picture is shown; a document is downloaded, never opened as a page of the shop. */
function SentFile({ address, kind, place, name }: SentFileProps) {
  const t = useTranslations("orders.proof");
  if (kind === "webp")
    return <PrivatePicture address={address} alt={t("alt", { number: place })} />;
  return (
    <button
      type="button"
      title={t("save", { number: place })}
      onClick={() => void saveFile(address, name)}
      className="grid size-full place-content-center justify-items-center gap-1 rounded-control border border-hairline hover:border-ink"
    >
      <Icon icon={FileText} size={26} className="text-brass" />
      <span className="text-small">{t("pdf")}</span>
      <span className="sr-only">{t("save", { number: place })}</span>
    </button>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="figures text-[0.9375rem]">{children}</dd>
    </div>
  );
}
