import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import {
  type DocumentFault,
  type DocumentNode,
  fromDocuments,
} from "#contract/content/text-document.ts";
import { type Locale, LOCALES, otherLocale } from "#contract/kernel/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureUpload } from "../../shell/files/upload-button.tsx";
import { alignedTo, type Documents, withBlock, withoutEmpty } from "./align.ts";
import { OneEditor } from "./one-editor.tsx";

interface BothEditorsProps {
  label: string;
  documents: Documents;
  onChange: (documents: Documents) => void;
  mayUpload: boolean;
}

/**
 * A text in both languages side by side: the same elements in the same order, each with its own
 * words.
 */
export function BothEditors({ label, documents, onChange, mayUpload }: BothEditorsProps) {
  const text = useText();
  const [place, setPlace] = useState<{ locale: Locale; index: number }>();
  const { faults } = fromDocuments(withoutEmpty(documents));
  const nameOf = (language: Locale) =>
    text("shell.form.inLanguage", { label, language: text(`shell.locales.${language}`) });
  const add = (block: DocumentNode) => {
    const end = documents[place?.locale ?? "ar"].content?.length ?? 0;
    onChange(withBlock(documents, place ? Math.min(place.index + 1, end) : end, block));
  };
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        {LOCALES.map((language) => (
          <OneEditor
            key={language}
            locale={language}
            label={nameOf(language)}
            document={documents[language]}
            onChange={(document) => onChange({ ...documents, [language]: document })}
            onPlace={(index) => setPlace({ locale: language, index })}
            onLink={() => add({ type: "linkBlock", attrs: { href: "" } })}
          />
        ))}
      </Box>
      {mayUpload && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <PictureUpload
            label={text("content.text.picture")}
            onSent={({ assetId, src }) =>
              add({ type: "image", attrs: { assetId, src, alt: "", title: null } })
            }
          />
        </Box>
      )}
      {faults.length > 0 && (
        <Faults
          faults={faults}
          onAlign={(model) => {
            const other = otherLocale(model);
            onChange({ ...documents, [other]: alignedTo(documents[model], documents[other]) });
          }}
        />
      )}
    </>
  );
}

interface FaultsProps {
  faults: readonly DocumentFault[];
  onAlign: (model: Locale) => void;
}

/** Where the languages differ in structure, with a button to align one with the other. */
function Faults({ faults, onAlign }: FaultsProps) {
  const text = useText();
  return (
    <Alert severity="info" role="note" sx={{ marginBlockStart: 1.5 }}>
      {text("content.text.apart")}
      <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5 }}>
        {faults.map(({ block, locale: language, rule }) => (
          <li key={`${block} ${language}`}>
            {text(`content.text.faults.${rule}`, {
              number: block + 1,
              language: text(`shell.locales.${language}`),
            })}
          </li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {LOCALES.map((model) => (
          <Button
            key={model}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onAlign(model)}
          >
            {text("content.text.align", { language: text(`shell.locales.${model}`) })}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
