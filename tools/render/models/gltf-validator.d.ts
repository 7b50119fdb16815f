/** The Khronos validator has no types. */
declare module "gltf-validator" {
  interface Report {
    issues: { messages: { code: string; severity: number }[] };
  }
  export function validateBytes(bytes: Uint8Array, options: { maxIssues: number }): Promise<Report>;
}
