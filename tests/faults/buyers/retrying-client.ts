import { setTimeout as sleep } from "node:timers/promises";

/** Who gets no answer waits longer each time: all of them together are no load of their own. */
const RETRY_MS = 150;
const RETRY_MOST_MS = 1_000;
const PATIENCE_MS = 20_000;

export interface Answer {
  status: number;
  body: unknown;
}

/** A browser on a bad line: what gets no answer is sent again, with the same key, until it is answered. */
export class RetryingClient {
  token = "";
  /** Requests that got no answer, or were asked to come back. */
  unanswered = 0;
  /** Why, the last time. */
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

  /** Another browser, in which nobody is known. */
  forget(): void {
    this.#cookies.clear();
    this.token = "";
  }

  /** Sends until there is an answer that is not the fault of a server that was just killed. */
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
    // A proxy speaks for a process that it lost, in HTML.
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

/** Nobody has begun with the request (RFC 9113, 8.7), as when a connection is closed at this moment: browsers send it again themselves. */
const isRefusedStream = (error: Error) => whyNot(error).includes("NGHTTP2_REFUSED_STREAM");

/** `fetch` itself only says that it failed. */
function whyNot({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
