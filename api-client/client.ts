import type { Method } from "#contract/kernel/endpoint.ts";
import { type ApiProblem, offlineProblem, readProblem } from "./api-problem.ts";
import type { CallExtras } from "./operations.ts";

/** Sends a request. @returns the parsed response */
export type Exchange = (method: Method, url: string, parts: ExchangeParts) => Promise<unknown>;

export interface ExchangeParts extends CallExtras {
  body?: unknown;
}

/** Sends a request. @returns the response, unparsed */
export type Send = (url: string, init: SendInit) => Promise<Response>;

interface SendInit extends Pick<CallExtras, "signal" | "token" | "isQuiet"> {
  method?: string;
  headers: Record<string, string>;
  body?: BodyInit;
  /** How it is sent, instead of by `fetch`. */
  transport?: Transport;
}

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

interface ClientOptions {
  /** The language of responses. */
  locale: () => string;
  /** The current session's token, sent with every request. */
  token: () => string | null;
  /** Called when the API rejects a request. @returns whether to send it once more */
  onProblem: (problem: ApiProblem, token: string | null) => Promise<boolean>;
  /** Titles of the problems that the browser finds: no response, and one without problem details. */
  titles?: { offline: string; failed: string };
}

/** Requests in the user's language and session; both functions throw an `ApiProblem`. */
export function createClient(options: ClientOptions): { exchange: Exchange; send: Send } {
  const { titles } = options;

  const attempt = async (url: string, init: SendInit, token: string | null) => {
    const { transport = fetch, method = "GET", body = null, signal = null } = init;
    const headers: Record<string, string> = {
      ...init.headers,
      "accept-language": options.locale(),
    };
    if (token) headers["authorization"] = `Bearer ${token}`;
    try {
      return await transport(url, { method, headers, body, signal });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw offlineProblem(error, titles?.offline);
    }
  };

  const send = async (url: string, init: SendInit, isRepeated = false): Promise<Response> => {
    const token = init.token ?? options.token();
    const response = await attempt(url, init, token);
    if (response.ok) return response;
    const problem = await readProblem(response, titles?.failed);
    if (isRepeated || init.isQuiet || !(await options.onProblem(problem, token))) throw problem;
    return send(url, init, true);
  };

  const exchange: Exchange = async (method, url, { body, idempotencyKey, ...extras }) => {
    const headers: Record<string, string> = { accept: "application/json" };
    const init: SendInit = { ...extras, method, headers };
    if (body !== undefined) {
      headers["content-type"] = "application/json";
      init.body = JSON.stringify(body);
    }
    if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
    const response = await send(url, init);
    return response.status === 204 ? undefined : response.json();
  };

  return { exchange, send };
}
