import { seal, type SealingKey, unseal } from "./sealed.ts";

export type { SealingKey } from "./sealed.ts";

/** Encrypts data except for some fields, which stay readable in the database. */
export function sealData(key: SealingKey, data: object, readable: readonly string[]): object {
  const isReadable = ([name]: [string, unknown]) => readable.includes(name);
  const fields = Object.entries(data);
  const secret = fields.filter((field) => !isReadable(field));
  const sealed = seal(key, Buffer.from(JSON.stringify(Object.fromEntries(secret))));
  return { ...Object.fromEntries(fields.filter(isReadable)), sealed: sealed.toString("base64") };
}

/** Decrypts the data; data that was never encrypted is returned unchanged. */
export function openData(key: SealingKey, data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("sealed" in data)) return data;
  const { sealed, ...readable } = data;
  const opened = unseal(key, Buffer.from(String(sealed), "base64"));
  if (!opened) throw new Error("sealed with another AUTH_SECRET");
  return { ...readable, ...(JSON.parse(opened.toString()) as object) };
}
