import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Assertion, NewCredential } from "#contract/identity/passkeys.ts";

/** Flags of authenticator data (WebAuthn level 3, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface DeviceOptions {
  /** Origin of the requesting page. */
  origin: string;
  rpId?: string;
  /** Whether it verifies its user, by finger, face or PIN. */
  verifies?: boolean;
}

/** A phone or security key with one passkey: ES256, no attestation, like most. */
export class PasskeyDevice {
  readonly credentialId = randomBytes(32);
  counter = 0;
  verifies: boolean;
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;
  private readonly options: { origin: string; rpId: string };

  constructor({ origin, rpId = new URL(origin).hostname, verifies = true }: DeviceOptions) {
    this.options = { origin, rpId };
    this.verifies = verifies;
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
    this.privateKey = pair.privateKey;
    // COSE (RFC 9053): key type EC2, algorithm ES256, curve P-256, and the point.
    this.publicKey = Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      ),
    );
  }

  /** Creates its passkey. */
  create({ challenge }: { challenge: string }): NewCredential {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.authenticatorData(HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.publicKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs a page's challenge. */
  sign({ challenge }: { challenge: string }): Assertion {
    this.counter += 1;
    const clientData = this.clientData("webauthn.get", challenge);
    const authData = this.authenticatorData();
    const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, this.privateKey).toString("base64url"),
      },
    };
  }

  private credential() {
    const id = this.credentialId.toString("base64url");
    return { id, rawId: id, type: "public-key" } as const;
  }

  private clientData(type: string, challenge: string): Buffer {
    const { origin } = this.options;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = this.verifies ? VERIFIED : 0;
    return Buffer.concat([
      createHash("sha256").update(this.options.rpId).digest(),
      Buffer.from([flags | PRESENT | verified]),
      counter,
    ]);
  }
}
