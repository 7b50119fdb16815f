import { Alert, Box, Button, Typography } from "@mui/material";
import type { CompanyDocument } from "#contract/companies/document-endpoints.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { CompanyDetail } from "#contract/staff/company-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useStaffFile } from "../shell/files/use-staff-file.ts";
import { Panel } from "../shell/frame/panel.tsx";
import { nameOf } from "./company-words.tsx";

/** A company's documents, large enough to compare with its registration. */
export function Documents({ company }: { company: CompanyDetail }) {
  const text = useText();
  const { documents, asked } = company;
  return (
    <Panel title={text("companies.documents")}>
      {asked && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {text("companies.missing", { kind: text(`companies.kinds.${asked.kind}`) })}
          <Typography variant="body2" dir="auto">
            {asked.note}
          </Typography>
        </Alert>
      )}
      {documents.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("companies.noDocuments")}</Typography>
      )}
      <Box sx={{ display: "grid", gap: 2.5 }}>
        {documents.map((document) => (
          <Box key={document.kind} component="figure" sx={{ margin: 0 }}>
            {/* A replaced document is another file at the same URL. */}
            <Paper key={document.sentAt} company={company} document={document} />
            <Typography component="figcaption" variant="body2" sx={{ marginBlockStart: 0.5 }}>
              {text(`companies.kinds.${document.kind}`)}
              <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
                {text("companies.sentAt", { at: momentText(document.sentAt, locale) })}
              </Typography>
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface PaperProps {
  company: CompanyDetail;
  document: CompanyDocument;
}

/** As wide as possible, so that it can be read. */
function Paper({ company, document: { kind, fileKind, sentAt } }: PaperProps) {
  const text = useText();
  const address = `/api/v1/admin/companies/${company.id}/documents/${kind}?at=${Date.parse(sentAt)}`;
  const source = useStaffFile(address);
  const name = text(`companies.kinds.${kind}`);
  if (fileKind === "pdf")
    return (
      <Button component="a" href={source ?? "#"} download={`${kind}.pdf`} variant="outlined">
        {text("companies.save", { kind: name })}
      </Button>
    );
  return (
    <Box
      component="img"
      src={source}
      alt={text("companies.picture", { kind: name, name: nameOf(company) })}
      sx={{
        display: "block",
        maxInlineSize: "100%",
        minBlockSize: 160,
        objectFit: "contain",
        border: "1px solid",
        borderColor: "divider",
        borderRadius: 2,
      }}
    />
  );
}
