import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { fromDocuments } from "#contract/content/text-document.ts";
import type { TextPartDraft } from "#contract/content/text-draft.ts";
import { type Bilingual, DIRECTION, type Locale, LOCALES } from "#contract/kernel/locale.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { useText } from "../../i18n/use-text.ts";
import { type Documents, withoutEmpty } from "./align.ts";
import { PreviewPart } from "./preview-part.tsx";

interface Shown {
  title: Bilingual;
  lead: Bilingual;
  picture: { src: string; width: number; height: number } | null;
  documents: Documents;
}

/** Shows the form's content as customers would see it, before it is saved. */
export function PreviewButton<V>({ shownOf }: { shownOf: (values: V) => Shown }) {
  const text = useText();
  const titleId = useId();
  const { getValues } = useFormContext();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button variant="outlined" onClick={() => setShown(shownOf(getValues() as V))}>
        {text("content.preview")}
      </Button>
      {shown && (
        <Dialog open onClose={close} fullWidth maxWidth="lg" aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{text("content.preview")}</DialogTitle>
          {/* Scrollable by keyboard. */}
          <DialogContent tabIndex={0}>
            <Box
              sx={{
                display: "grid",
                gap: 5,
                gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
              }}
            >
              {LOCALES.map((language) => (
                <Page key={language} locale={language} {...shown} />
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{text("shell.form.close")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function Page({ locale, title, lead, picture, documents }: Shown & { locale: Locale }) {
  const text = useText();
  const parts = fromDocuments(withoutEmpty(documents)).parts ?? [];
  return (
    <Box
      component="article"
      lang={locale}
      dir={DIRECTION[locale]}
      sx={{ fontSize: "1.0625rem", lineHeight: 1.75, overflowWrap: "anywhere", textAlign: "start" }}
    >
      <Box component="p" sx={{ color: "text.secondary", fontSize: "0.875rem", margin: 0 }}>
        {text(`shell.locales.${locale}`)}
      </Box>
      <Box
        component="h3"
        sx={{
          fontFamily: "h2.fontFamily",
          fontWeight: 600,
          fontSize: "1.75rem",
          lineHeight: 1.25,
          marginBlock: 1,
        }}
      >
        {title[locale]}
      </Box>
      <Box component="p" sx={{ color: "text.secondary", fontSize: "1.125rem", marginBlock: 2 }}>
        {lead[locale]}
      </Box>
      {picture && (
        <Box
          component="img"
          src={pictureUrl(picture, { width: 1080 })}
          alt=""
          sx={{ inlineSize: "100%", aspectRatio: "3 / 2", objectFit: "cover", borderRadius: 3.5 }}
        />
      )}
      {parts.map((part, index) => (
        <PreviewPart
          // oxlint-disable-next-line react/no-array-index-key -- shown, never sorted
          key={index}
          part={part}
          locale={locale}
          src={srcOf(part, documents)}
        />
      ))}
    </Box>
  );
}

function srcOf(part: TextPartDraft, { ar }: Documents): string | undefined {
  if (part.kind !== "picture") return undefined;
  const shown = ar.content?.find(({ attrs }) => attrs?.["assetId"] === part.assetId);
  return shown?.attrs?.["src"] as string | undefined;
}
