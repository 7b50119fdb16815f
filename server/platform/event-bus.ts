import type { EmittedEvent, EventType } from "./events.ts";
import type { Log } from "./log.ts";
import type { EventHandlers, Work } from "./postgres/unit-of-work.ts";

type CommandHandler = (work: Work, payload: never) => Promise<void>;
type CommitHandler = (payload: never) => Promise<void>;

/**
 * Modules subscribe to events of the modules below them, in this process; handlers run one at a
 * time, in module order.
 */
export class EventBus implements EventHandlers {
  #inTransaction = new Map<string, CommandHandler[]>();
  #afterCommit = new Map<string, CommitHandler[]>();
  #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * Runs inside the command's transaction; throwing aborts the command. For what must not be left
   * half done.
   */
  inTransaction<Payload>(
    event: EventType<Payload>,
    handler: (work: Work, payload: Payload) => Promise<void>,
  ): void {
    add(this.#inTransaction, event.name, handler);
  }

  /** Runs after the commit; a failure is logged and undoes nothing. For what may happen later. */
  afterCommit<Payload>(
    event: EventType<Payload>,
    handler: (payload: Payload) => Promise<void>,
  ): void {
    add(this.#afterCommit, event.name, handler);
  }

  async handleInTransaction(work: Work, { name, payload }: EmittedEvent): Promise<void> {
    for (const handler of this.#inTransaction.get(name) ?? []) {
      await handler(work, payload as never);
    }
  }

  async handleAfterCommit({ name, payload }: EmittedEvent): Promise<void> {
    for (const handler of this.#afterCommit.get(name) ?? []) {
      try {
        await handler(payload as never);
      } catch (error) {
        this.#log.error({ err: error, event: name }, "an event handler failed after the commit");
      }
    }
  }
}

function add<Handler>(handlers: Map<string, Handler[]>, name: string, handler: Handler): void {
  handlers.set(name, [...(handlers.get(name) ?? []), handler]);
}
