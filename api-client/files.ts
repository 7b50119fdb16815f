import { methodOf, urlOf } from "./call.ts";
import type { Send } from "./client.ts";
import type { CallResponse, Operation, RequestOf } from "./operations.ts";
import { type OnProgress, sendBytes } from "./send-bytes.ts";

interface FileExtras {
  onProgress?: OnProgress | undefined;
  headers?: Record<string, string>;
}

interface Files {
  /** Fetches a file unparsed. */
  fetchFile: (url: string, headers?: Record<string, string>) => Promise<Blob>;
  /** Uploads a file unchanged, as the request body. */
  sendFile: <O extends Operation>(
    operation: O,
    file: Blob,
    ...request: RequestOf<O, FileExtras>
  ) => Promise<CallResponse<O>>;
}

/** Files through `send`; both functions throw an `ApiProblem`. */
export function filesVia(send: Send): Files {
  return {
    fetchFile: async (url, headers = {}) => (await send(url, { headers })).blob(),
    sendFile: async (operation, file, ...request) => {
      const { onProgress = () => undefined, headers = {} }: FileExtras = request[0] ?? {};
      const response = await send(urlOf(operation, ...request), {
        method: methodOf(operation),
        headers: { ...headers, accept: "application/json", "content-type": file.type },
        body: file,
        transport: (url, init) => sendBytes(url, init, onProgress),
      });
      return (await response.json()) as CallResponse<typeof operation>;
    },
  };
}
