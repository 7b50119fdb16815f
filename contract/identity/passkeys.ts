import * as z from "zod/mini";
import { requiredLine } from "../kernel/schema.ts";

/** Maximum passkeys per account. */
export const MOST_PASSKEYS = 20;

/** WebAuthn level 3, in the format of the browser objects' `toJSON()`: bytes are base64url. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/));
const descriptor = z.object({
  id: z.string(),
  /** "public-key" */
  type: z.string(),
  transports: z.exactOptional(z.array(z.string())),
});

/** Options for creating a passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.exactOptional(z.int()),
  /** Existing passkeys: no second one on the same device. */
  excludeCredentials: z.exactOptional(z.array(descriptor)),
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: z.exactOptional(z.enum(["discouraged", "preferred", "required"])),
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification: z.exactOptional(z.enum(["discouraged", "preferred", "required"])),
    }),
  ),
  attestation: z.exactOptional(z.enum(["direct", "enterprise", "indirect", "none"])),
});

/** Options for signing with a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.exactOptional(z.int()),
  rpId: z.exactOptional(z.string()),
  allowCredentials: z.exactOptional(z.array(descriptor)),
  userVerification: z.exactOptional(z.enum(["discouraged", "preferred", "required"])),
});

/** Extensions are not used, and what a browser reports about them is dropped. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.exactOptional(z.enum(["cross-platform", "platform"])),
};

/** A newly created passkey. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    /** How the device is connected, such as "internal" or "hybrid". */
    transports: z.exactOptional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
    ),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** A passkey's signature. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.exactOptional(bytes(100)),
  }),
});
export type Assertion = z.output<typeof assertion>;

export const passkeyName = requiredLine(60);

export const passkeySchema = z.object({
  id: z.int(),
  /** Name given by its owner. */
  name: z.string(),
  createdAt: z.string(),
  /** Null: not used yet. */
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkeySchema>;
