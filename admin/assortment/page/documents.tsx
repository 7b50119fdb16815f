import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, IconButton, Link } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import type { CallResponse } from "#api-client/operations.ts";
import { MAX_DOCUMENTS, ROLES_OF_KIND } from "#contract/assortment/document-kinds.ts";
import { sendFile } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { FileDrop } from "../../shell/files/file-drop.tsx";
import { FileChoice } from "../../shell/files/upload-button.tsx";
import { type SendFile, useUpload } from "../../shell/files/use-upload.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { MoveButtons } from "../../shell/forms/move-buttons.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { StateChip } from "../../shell/values.tsx";
import { BoxModel } from "./box-model.tsx";
import type { DocumentValues, ProductValues } from "./product-values.ts";
import { VariantField } from "./variant-field.tsx";

type Sent = CallResponse<"POST /api/v1/admin/documents">;

const TYPES = ".pdf,.ies,.ldt,.glb,application/pdf,model/gltf-binary";

/**
 * Browsers know no MIME type for IES files, and some none for models: the server inspects the
 * content.
 */
const sendDocument: SendFile<Sent> = (file, onProgress) => {
  const bytes = new File([file], file.name, { type: "application/octet-stream" });
  return sendFile("POST /api/v1/admin/documents", bytes, { onProgress });
};

/** Data sheets, instructions, certificates, photometric files and models, in product page order. */
export function Documents() {
  const text = useText();
  const documents = useFieldArray<ProductValues, "documents", "key">({
    name: "documents",
    keyName: "key",
  });
  const { length } = documents.fields;
  const upload = useUpload({
    send: sendDocument,
    onSent: (sent, file) => documents.append(valuesOf(sent, file), { shouldFocus: false }),
  });
  return (
    <FileDrop
      onFiles={(files) => void upload.sendAll(files)}
      isBusy={upload.progress !== undefined}
    >
      <Panel title={text("products.page.documentCount", { count: length })}>
        <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
          {documents.fields.map(({ key, src, kind }, index) => (
            <OneDocument
              key={key}
              {...{ src, kind, index, length }}
              onMove={documents.move}
              onRemove={() => documents.remove(index)}
            />
          ))}
        </Box>
        {length < MAX_DOCUMENTS && (
          <Box sx={{ marginBlockStart: 2 }}>
            <FileChoice
              label={text("products.page.addDocuments")}
              types={TYPES}
              isMultiple
              upload={upload}
            />
            <BoxModel onMade={(file) => void upload.sendAll([file])} />
          </Box>
        )}
      </Panel>
    </FileDrop>
  );
}

/** Customers see the title of a PDF only; other files are titled with their file name. */
function valuesOf(sent: Sent, { name }: File): DocumentValues {
  const title = sent.kind === "pdf" ? "" : name.replace(/\.\w+$/, "").slice(0, MOST_OF_NAME);
  const [role] = ROLES_OF_KIND[sent.kind];
  return { ...sent, role, title: { ar: title, en: title }, sku: "" };
}

const MOST_OF_NAME = 120;

interface OneDocumentProps {
  src: string;
  kind: DocumentValues["kind"];
  index: number;
  length: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function OneDocument({ src, kind, index, length, onMove, onRemove }: OneDocumentProps) {
  const text = useText();
  const name = text("products.page.document", { number: index + 1 });
  const roles = ROLES_OF_KIND[kind].map((value) => ({
    value,
    label: text(`products.page.documentRoles.${value}`),
  }));
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.5, borderBlockEnd: "1px solid", borderColor: "divider" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <StateChip label={kind.toUpperCase()} tone="neutral" />
        <Box sx={{ flex: 1 }}>
          <Link href={src} target="_blank" rel="noreferrer">
            {text("products.page.openDocument", { number: index + 1 })}
          </Link>
        </Box>
        <MoveButtons list="documents" count={length} {...{ index, name, onMove }} />
        <IconButton
          onClick={onRemove}
          aria-label={text("products.page.removeDocument", { number: index + 1 })}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <BilingualField
        name={`documents.${index}.title`}
        label={text("products.page.documentTitle")}
        {...(kind !== "pdf" && { help: text("products.page.titleUnseen") })}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 2 }}>
        <Field
          name={`documents.${index}.role`}
          label={text("products.page.documentRole")}
          choices={roles}
        />
        <VariantField name={`documents.${index}.sku`} />
      </Box>
    </Box>
  );
}
