import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { paymentSchema } from "./payment-schema.ts";
import { proofDetails } from "./proof-form.ts";
import { proofSchema } from "./proof-schema.ts";
import { MAX_PROOF_FILES, PROOF_FILE_KINDS, PROOF_STATES, PROOF_TYPES } from "./proof-types.ts";

const fileId = z.string().check(
  z.refine((text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text), {
    params: { rule: "pattern" },
  }),
);
const ofOrder = z.object({ number: orderNumber });
const fileOfOrder = z.object({ number: orderNumber, id: fileId });
const refusals = [
  "not-found",
  "payment-method",
  "order-state",
  "proof-state",
  "too-many-proofs",
] as const;

const staffProofSchema = z.extend(proofSchema, {
  id: z.int(),
  orderNumber: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** Null: erased. */
  name: z.nullable(z.string()),
  /** To be paid in addition to store credit, and how much of it was received. */
  due: piastres,
  paid: piastres,
});
export type StaffProof = z.output<typeof staffProofSchema>;

const ofStaff = { access: "staff", permission: "payment:write", tag: "payments" } as const;

export const proofEndpoints = {
  addProofFile: endpoint("POST /api/v1/orders/{number}/payment/proof-files", {
    tag: "payments",
    summary: "Upload a transfer receipt file. Send the file as the body. Idempotent.",
    params: ofOrder,
    upload: PROOF_TYPES,
    status: 201,
    response: z.object({ id: z.string(), kind: z.enum(PROOF_FILE_KINDS) }),
    problems: [...refusals, "too-many-files", "pdf-locked", "payload-too-large", "document-type"],
  }),
  removeProofFile: endpoint("DELETE /api/v1/orders/{number}/payment/proof-files/{id}", {
    tag: "payments",
    summary: "Delete an unused receipt file",
    params: fileOfOrder,
  }),
  getProofFile: endpoint("GET /api/v1/orders/{number}/payment/proof-files/{id}", {
    tag: "payments",
    summary: "Get a receipt file of your order",
    params: fileOfOrder,
    status: 200,
  }),
  sendProof: endpoint("POST /api/v1/orders/{number}/payment/proofs", {
    tag: "payments",
    summary: "Send a transfer receipt. The order is held until staff decide.",
    params: ofOrder,
    body: z.object({
      ...proofDetails,
      files: z.array(fileId).check(z.minLength(1), z.maxLength(MAX_PROOF_FILES)),
    }),
    idempotent: true,
    status: 201,
    response: paymentSchema,
    problems: refusals,
  }),
  listProofs: endpoint("GET /api/v1/admin/payment-proofs", {
    ...ofStaff,
    summary: "List transfer receipts by state. Longest waiting first.",
    query: z.object({
      state: z._default(z.enum(PROOF_STATES), "waiting"),
      page: z._default(wholeNumber(1, 10_000), 1),
    }),
    response: pageOf(staffProofSchema),
  }),
  readProofFile: endpoint("GET /api/v1/admin/payment-proofs/{id}/files/{file}", {
    ...ofStaff,
    summary: "Get a file of a transfer receipt",
    params: z.object({ id, file: fileId }),
    status: 200,
  }),
  acceptProof: endpoint("POST /api/v1/admin/payment-proofs/{id}/accept", {
    ...ofStaff,
    summary: "Accept a transfer receipt. Records the payment.",
    body: z.object({
      /** Piastres received. */
      amount: wholeNumber(1, 1_000_000_000),
      /** Number of the transfer on the shop's bank statement; the same one counts once. */
      reference: requiredLine(80),
    }),
    response: staffProofSchema,
    problems: ["not-found", "proof-state", "payment-known"],
  }),
  declineProof: endpoint("POST /api/v1/admin/payment-proofs/{id}/decline", {
    ...ofStaff,
    summary: "Decline a transfer receipt with a reason. The customer may send another.",
    body: z.object({ reason: requiredLine(500) }),
    response: staffProofSchema,
    problems: ["not-found", "proof-state"],
  }),
};
