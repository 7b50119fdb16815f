import * as z from "zod/mini";
import { requiredLine } from "../kernel/schema.ts";

/** Passkeys of one account. */
export const MOST_PASSKEYS = 20;

/** WebAuthn level 3, as `toJSON()` of the browser's objects writes it: bytes are base64url. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/));
const descriptor = z.object({
  id: z.string(),
  /** "public-key" */
  type: z.string(),
  transports: z.exactOptional(z.array(z.string())),
});

/** What a browser is asked to make a passkey with. */
export const creationOptions = z.object({
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.exactOptional(z.int()),
  /** Passkeys that exist already: no second one on the same device. */
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

/** What a browser is asked to sign. */
export const requestOptions = z.object({
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.exactOptional(z.int()),
  rpId: z.exactOptional(z.string()),
  allowCredentials: z.exactOptional(z.array(descriptor)),
  userVerification: z.exactOptional(z.enum(["discouraged", "preferred", "required"])),
});

/** Extensions are asked for by nobody here, and what a browser says of them is left out. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.exactOptional(z.enum(["cross-platform", "platform"])),
};

/** A passkey that a browser has made. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    /** How the device is reached, such as "internal" or "hybrid". */
    transports: z.exactOptional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
    ),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** What a passkey has signed. */
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
  /** As its owner calls it. */
  name: z.string(),
  createdAt: z.string(),
  /** Null: not used yet. */
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkeySchema>;
