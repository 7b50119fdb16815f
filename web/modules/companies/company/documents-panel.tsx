import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Company } from "#contract/companies/company-endpoints.ts";
import {
  type CompanyDocument,
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
} from "#contract/companies/document-endpoints.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { sendFile } from "#web/api/files.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Panel } from "#web/modules/customers/index.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { AddFiles } from "#web/shell/files/add-files.tsx";
import { saveFile } from "#web/shell/files/save-file.ts";
import { shrinkPicture } from "#web/shell/files/shrink-picture.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface DocumentsProps {
  company: Company;
  /** Documents are uploaded in parallel, so each updates the latest state. */
  onChange: (update: (before: Company) => Company) => void;
}

const addressOf = (kind: DocumentKind) => `/api/v1/account/company/documents/${kind}`;

/** The documents for the company's review: those uploaded, and those still missing. */
export function DocumentsPanel({ company, onChange }: DocumentsProps) {
  const t = useTranslations("account.company");
  const { asked } = company;
  return (
    <Panel title={t("documents")} text={t("documentsText")}>
      {asked && (
        <Notice tone="warning" title={t("asked", { kind: t(asked.kind) })} className="mb-4">
          <bdi className="whitespace-pre-line">{asked.note}</bdi>
        </Notice>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {DOCUMENT_KINDS.map((kind) => (
          <DocumentRow key={kind} {...{ kind, company, onChange }} />
        ))}
      </ul>
    </Panel>
  );
}

function DocumentRow({ kind, company, onChange }: DocumentsProps & { kind: DocumentKind }) {
  const t = useTranslations("account.company");
  const locale = usePageLocale();
  const id = useId();
  const { busy, run } = useAction();
  const send = (file: File) =>
    run(kind, async () => {
      const isPicture = file.type.startsWith("image/");
      const body = isPicture ? await shrinkPicture(file) : file;
      const document = await sendFile("POST /api/v1/account/company/documents/{kind}", body, {
        params: { kind },
      });
      onChange((before) => withDocument(before, document));
      toast.success(t("documentSent"));
    });
  const sent = company.documents.find((document) => document.kind === kind);
  const name = t(kind);
  const state = sent ? t("sentAt", { at: momentText(sent.sentAt, locale) }) : t("notSent");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <div>
        <p className="font-medium">{name}</p>
        <p id={id} className="text-small text-ink-soft">
          {busy ? t("sendingDocument") : state}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {sent && (
          <Button
            kind="secondary"
            className="mt-3"
            aria-label={t("saveOf", { kind: name })}
            onClick={() => void saveFile(addressOf(kind), `${kind}.${sent.fileKind}`)}
          >
            {t("save")}
          </Button>
        )}
        {company.role === "approver" && (
          <AddFiles
            accept={DOCUMENT_TYPES.join(",")}
            label={t(sent ? "replaceOf" : "addOf", { kind: name })}
            describedBy={id}
            room={busy ? 0 : 1}
            onFiles={([file]) => file && send(file)}
          >
            {t(sent ? "replace" : "add")}
          </AddFiles>
        )}
      </div>
    </li>
  );
}

/** The company after an upload, which also settles a request for that document. */
function withDocument(company: Company, document: CompanyDocument): Company {
  const { documents, asked } = company;
  return {
    ...company,
    documents: [...documents.filter(({ kind }) => kind !== document.kind), document],
    asked: asked?.kind === document.kind ? null : asked,
  };
}
