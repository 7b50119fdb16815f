import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { DOCUMENT_KINDS } from "./document-kinds.ts";

const base = { tag: "admin", access: "staff", permission: "product:write", status: 201 } as const;

export const fileEndpoints = {
  addPicture: endpoint("POST /api/v1/admin/pictures", base, {
    // Pictures are used by products and by content.
    permission: "media:write",
    summary: "Upload a picture. Send the file as the body.",
    upload: ["image/webp", "image/avif", "image/jpeg", "image/png"],
    response: z.object({
      assetId: z.int(),
      src: z.string(),
      width: z.int(),
      height: z.int(),
    }),
    problems: ["payload-too-large", "upload-type"],
  }),
  addDocument: endpoint("POST /api/v1/admin/documents", base, {
    summary: "Upload a PDF, photometric file or 3D model. Send the file as the body.",
    // Browsers know no MIME type for light distributions, and some none for models.
    upload: ["application/pdf", "text/plain", "model/gltf-binary", "application/octet-stream"],
    response: z.object({ documentId: z.int(), src: z.string(), kind: z.enum(DOCUMENT_KINDS) }),
    problems: ["payload-too-large", "document-file-type", "pdf-locked"],
  }),
};
