import * as z from "zod/mini";
import { piastres } from "../kernel/schema.ts";
import { PROOF_FILE_KINDS, PROOF_STATES } from "./proof-types.ts";

/** A customer's proof that a payment is on its way, and staff's decision. */
export const proofSchema = z.object({
  state: z.enum(PROOF_STATES),
  sentAt: z.string(),
  amount: z.nullable(piastres),
  transferredOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  files: z.array(z.object({ id: z.string(), kind: z.enum(PROOF_FILE_KINDS) })),
  decidedAt: z.nullable(z.string()),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
});
export type Proof = z.output<typeof proofSchema>;
