import * as z from "zod/mini";

/** RFC 9457 problem details, with a stable `code`, and the fields at fault where there are any. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  code: z.string(),
  errors: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  ),
  /** Values the message was made with, as in `{ qty: 3 }`. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type Problem = z.output<typeof problemSchema>;
export type ProblemValues = Record<string, string | number>;

/** Status of every problem the API knows; its text is the message `problem.<code>`. */
export const PROBLEM_STATUS = {
  "bad-request": 400,
  validation: 422,
  "not-found": 404,
  "page-not-found": 404,
  "method-not-allowed": 405,
  "unsupported-media-type": 415,
  "payload-too-large": 413,
  "forbidden-origin": 403,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
  stock: 409,
  "cart-empty": 409,
  "cart-too-large": 409,
  "total-changed": 409,
  "cod-limit": 409,
  "idempotency-mismatch": 409,
  "order-not-found": 404,
  "order-state": 409,
  "units-left": 409,
  "payment-method": 409,
  "card-provider": 502,
  "coupon-unknown": 422,
  "wallet-balance": 409,
  "national-id-not-needed": 409,
  "sign-in-needed": 401,
  credentials: 401,
  "already-registered": 409,
  forbidden: 403,
  "two-factor-needed": 403,
  "too-many-attempts": 429,
  "too-soon": 429,
  "password-wrong": 422,
  "code-wrong": 422,
  "two-factor-on": 409,
  "too-many-addresses": 409,
  "open-orders": 409,
  "approver-only": 403,
  "too-many-members": 409,
  "last-approver": 409,
  "already-in-company": 409,
  "other-email": 403,
  "favourites-full": 409,
  "feedback-answered": 409,
  "not-delivered": 409,
  "return-quantity": 409,
  "return-window": 409,
  "return-state": 409,
  "refund-method": 409,
  "refund-exceeds-paid": 409,
  "too-many-pictures": 409,
  "upload-type": 415,
  "document-type": 415,
  "pdf-locked": 422,
  "proof-state": 409,
  "too-many-proofs": 409,
  "too-many-files": 409,
  "payment-known": 409,
  "already-staff": 409,
  "last-owner": 409,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEM_STATUS;
