import { setTimeout as sleep } from "node:timers/promises";

/** Retries back off, so that all clients together do not overload the shop. */
const RETRY_MS = 150;
const RETRY_MOST_MS = 1_000;
const PATIENCE_MS = 20_000;

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * A browser on a bad connection: requests without a response are sent again with the same key until
 * there is one.
 */
export class RetryingClient {
  token = "";
  /** Requests without a response, or that were told to retry. */
  unanswered = 0;
  /** The reason of the last one. */
  lastFailure = "";
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(address: string) {
    this.#address = address;
  }

  /** The same browser at another process of the shop. */
  at(address: string): RetryingClient {
    const client = new RetryingClient(address);
    client.token = this.token;
    for (const [name, value] of this.#cookies) client.#cookies.set(name, value);
    return client;
  }

  get(path: string): Promise<Answer> {
    return this.#insist("GET", path);
  }

  post(path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.#insist("POST", path, body, key);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.#insist("PUT", path, body);
  }

  remove(path: string): Promise<Answer> {
    return this.#insist("DELETE", path);
  }

  /** A new, unknown browser. */
  forget(): void {
    this.#cookies.clear();
    this.token = "";
  }

  /** Retries until there is a response that was not caused by a killed server. */
  async #insist(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    for (let pauseMs = RETRY_MS; ; pauseMs = Math.min(pauseMs * 2, RETRY_MOST_MS)) {
      const answer = await this.#send(method, path, body, key).catch((error: Error) => error);
      if ("status" in answer && answer.status < 500) return answer;
      if (answer instanceof Error && isRefusedStream(answer)) continue;
      this.unanswered += 1;
      const why = "status" in answer ? answer.status : whyNot(answer);
      this.lastFailure = `${method} ${path.split("?", 1)[0]} ${why}`;
      await sleep(pauseMs);
    }
  }

  async #send(method: string, path: string, body: unknown, key?: string): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        cookie,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    this.#keepCookies(response);
    const { status, headers } = response;
    if (text === "") return { status, body: undefined };
    // For a lost process the proxy answers, in HTML.
    if (!headers.get("content-type")?.includes("json"))
      throw new Error(
        `${status} ${text
          .replaceAll(/<[^>]*>|\s+/g, " ")
          .trim()
          .slice(0, 80)}`,
      );
    return { status, body: JSON.parse(text) };
  }

  #keepCookies(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const [pair = ""] = header.split(";", 1);
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

/**
 * The request was not processed (RFC 9113, 8.7), as when a connection is just being closed:
 * browsers retry it themselves.
 */
const isRefusedStream = (error: Error) => whyNot(error).includes("NGHTTP2_REFUSED_STREAM");

/** `fetch` itself only says that it failed. */
function whyNot({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
