import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { DOCUMENT_KINDS } from "./document-kinds.ts";

const base = {
  method: "POST",
  tag: "admin",
  access: "staff",
  permission: "product:write",
  status: 201,
} as const;

const addPicture = endpoint({
  ...base,
  // Pictures are used by products and by content.
  permission: "media:write",
  path: "/api/v1/admin/pictures",
  summary:
    "Sends a picture; the file is the body, and its id goes into a product, a block or a text",
  upload: ["image/webp", "image/avif", "image/jpeg", "image/png"],
  response: z.object({
    assetId: z.int(),
    src: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  problems: ["payload-too-large", "upload-type"],
});

const addDocument = endpoint({
  ...base,
  path: "/api/v1/admin/documents",
  summary:
    "Sends a PDF, a light distribution (IES or EULUMDAT, `ies` both) or a model (GLB); its id goes into a product",
  // Browsers know no MIME type for light distributions, and some none for models.
  upload: ["application/pdf", "text/plain", "model/gltf-binary", "application/octet-stream"],
  response: z.object({ documentId: z.int(), src: z.string(), kind: z.enum(DOCUMENT_KINDS) }),
  problems: ["payload-too-large", "document-file-type", "pdf-locked"],
});

export const fileEndpoints = { addPicture, addDocument };
