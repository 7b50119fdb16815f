import type { EndpointName } from "./call-table.ts";
import { ask, type CallResponse, type Transport } from "./client.ts";

/** Fetches a file unparsed; throws an `ApiProblem` when the server refuses. */
export async function fetchFile(address: string): Promise<Blob> {
  return (await ask(address, {})).blob();
}

/**
 * Uploads a file unchanged. `onProgress` receives the share sent so far, 0 to 1. @returns the
 * endpoint's response
 */
export async function sendFile<N extends EndpointName>(
  address: string,
  file: Blob,
  onProgress: (share: number) => void = () => undefined,
): Promise<CallResponse<N>> {
  const headers = { accept: "application/json", "content-type": file.type };
  const transport = withProgress(onProgress);
  const response = await ask(address, headers, { method: "POST", body: file, transport });
  return (await response.json()) as CallResponse<N>;
}

/** `fetch` does not report upload progress; XMLHttpRequest does. */
function withProgress(onProgress: (share: number) => void): Transport {
  return (address, { method = "GET", headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        const { status, statusText, responseText } = request;
        resolve(new Response(responseText, { status, statusText }));
      });
      for (const end of ["error", "abort", "timeout"]) {
        request.addEventListener(end, () => reject(new TypeError("the file was not sent")));
      }
      request.send(body as XMLHttpRequestBodyInit);
    });
}
