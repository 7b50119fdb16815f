import type { Log } from "./log.ts";

/** What modules tell each other upwards, after commit. Ids only: a listener reads what it needs. */
export interface ShopEvents {
  "product.changed": { productIds: number[] };
  "order.placed": { orderId: number; number: string };
}

export type ShopEvent = {
  [Name in keyof ShopEvents]: { name: Name; payload: ShopEvents[Name] };
}[keyof ShopEvents];

type Listener = (payload: never) => Promise<void>;

/** In-process delivery, awaited one by one. A failing listener is logged and never undoes the command. */
export class EventBus {
  #listeners = new Map<string, Listener[]>();
  #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  on<Name extends keyof ShopEvents>(
    name: Name,
    listener: (payload: ShopEvents[Name]) => Promise<void>,
  ): void {
    const listeners = this.#listeners.get(name) ?? [];
    listeners.push(listener);
    this.#listeners.set(name, listeners);
  }

  async deliver(event: ShopEvent): Promise<void> {
    for (const listener of this.#listeners.get(event.name) ?? []) {
      try {
        await listener(event.payload as never);
      } catch (error) {
        this.#log.error({ error, event: event.name }, "a listener failed");
      }
    }
  }
}
