import type { ApiProblem } from "./api-problem.ts";
import { offlineProblem, readProblem, SIGN_IN_NEEDED } from "./api-problem.ts";
import type {
  Caller,
  CallResponse,
  CallTable,
  EndpointName,
  Endpoints,
  Parts,
} from "./call-table.ts";
import { type OnProgress, sendBytes } from "./send-bytes.ts";
import { askSignIn, useSession } from "./session.ts";

/** A function that calls the endpoints of a table; throws an `ApiProblem` when the server refuses. */
export function callerOf<T extends CallTable>(table: T): Caller<keyof T & EndpointName> {
  const run = async (name: keyof T & EndpointName, parts: Parts = {}) => {
    const [method, template] = table[name] as readonly [string, string];
    const headers: Record<string, string> = { accept: "application/json" };
    if (parts.body !== undefined) headers["content-type"] = "application/json";
    if (parts.idempotencyKey) headers["idempotency-key"] = parts.idempotencyKey;
    const body = parts.body === undefined ? null : JSON.stringify(parts.body);
    const response = await ask(
      addressOf(template, parts),
      { method, headers, body },
      parts.isQuiet ?? false,
    );
    return response.status === 204 ? undefined : ((await response.json()) as unknown);
  };
  return run as Caller<keyof T & EndpointName>;
}

interface FileParts {
  query?: Record<string, string>;
  onProgress?: OnProgress | undefined;
}

/** Uploads a file as the request body. @returns the parsed response */
export async function sendFile<N extends EndpointName>(
  template: Endpoints[N]["path"],
  file: File,
  { query = {}, onProgress = () => undefined }: FileParts = {},
): Promise<CallResponse<N>> {
  const headers = { accept: "application/json", "content-type": file.type };
  const address = addressOf(template, { query });
  const init = { method: "POST", headers, body: file };
  const response = await ask(address, init, false, (to, request) =>
    sendBytes(to, request, onProgress),
  );
  return (await response.json()) as CallResponse<N>;
}

/** Fetches a file that only staff may see. */
export async function fetchFile(address: string): Promise<Blob> {
  return (await ask(address, { method: "GET", headers: {} }, false)).blob();
}

/** Path and query of a call. */
export function addressOf(template: string, { params = {}, query = {} }: Parts): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

type Transport = (address: string, init: RequestInit) => Promise<Response>;

/** Sends a request; if the session has expired, retries it once the user has signed in again. */
async function ask(
  address: string,
  init: RequestInit,
  isQuiet: boolean,
  transport: Transport = fetch,
): Promise<Response> {
  const { token } = useSession.getState();
  const response = await send(address, init, token, transport);
  if (response.ok) return response;
  const problem: ApiProblem = await readProblem(response);
  if (isQuiet || problem.code !== SIGN_IN_NEEDED) throw problem;
  // The user may have signed in elsewhere in the meantime.
  if (useSession.getState().token === token && !(await askSignIn())) throw problem;
  const again = await send(address, init, useSession.getState().token, transport);
  if (!again.ok) throw await readProblem(again);
  return again;
}

async function send(
  address: string,
  init: RequestInit,
  token: string | null,
  transport: Transport,
): Promise<Response> {
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    "accept-language": document.documentElement.lang,
  };
  try {
    return await transport(address, { ...init, headers });
  } catch (error) {
    throw offlineProblem(error);
  }
}
