import type { IncomingMessage, ServerResponse } from "node:http";
import type { BusyAnswer } from "./busy-page.ts";

/** Slows down programs that retry at once, at less cost than answering them. */
const HOLD_MS = 1_000;
const HELD_AT_MOST = 2_000;

/** Turns visitors away for a while: with a delay, as long as few enough are being held. */
export class Refusals {
  #held = 0;
  #headers: Record<string, string>;
  count = 0;

  constructor(headers: Record<string, string>) {
    this.#headers = headers;
  }

  send(request: IncomingMessage, response: ServerResponse, answer: BusyAnswer): void {
    this.count += 1;
    if (response.closed) return;
    if (this.#held >= HELD_AT_MOST) {
      response.shouldKeepAlive = false;
      this.#write(request, response, answer);
      return;
    }
    this.#held += 1;
    const timer = setTimeout(() => this.#write(request, response, answer), HOLD_MS);
    response.once("close", () => {
      this.#held -= 1;
      clearTimeout(timer);
    });
  }

  #write({ method }: IncomingMessage, response: ServerResponse, answer: BusyAnswer): void {
    const { status, headers, body } = answer;
    response.writeHead(status, {
      ...this.#headers,
      ...headers,
      "content-length": String(Buffer.byteLength(body)),
    });
    response.end(method === "HEAD" ? undefined : body);
  }
}
