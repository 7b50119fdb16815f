/** Receives the share of bytes sent so far, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Sends a request like `fetch`, but with upload progress, which `fetch` cannot report. */
export function sendBytes(
  url: string,
  { method = "POST", headers, body }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    });
    for (const end of ["error", "abort", "timeout"] as const)
      request.addEventListener(end, () => reject(new TypeError(`the request ended: ${end}`)));
    request.send(body as XMLHttpRequestBodyInit);
  });
}
