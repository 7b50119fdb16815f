import { type CallResponse, type EndpointName, ask } from "./client.ts";

/** A file as it is; throws an `ApiProblem` when the server refuses. */
export async function fetchFile(address: string): Promise<Blob> {
  return (await ask(address, {})).blob();
}

/** Sends a file as it is. @returns what the endpoint answers */
export async function sendFile<N extends EndpointName>(
  address: string,
  file: Blob,
): Promise<CallResponse<N>> {
  const headers = { accept: "application/json", "content-type": file.type };
  const response = await ask(address, headers, { method: "POST", body: file });
  return (await response.json()) as CallResponse<N>;
}
