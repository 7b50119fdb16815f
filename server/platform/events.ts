import type { Log } from "./log.ts";
import type { Work } from "./postgres/unit-of-work.ts";

/** Something that happens in a module, by its name: `defineEvent<{ id: number }>("thing.happened")`. */
export interface EventType<Payload> {
  name: string;
  /** Never there; keeps the payload's type. */
  payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

/** An event that was emitted by a command, until its transaction has committed. */
export interface EmittedEvent {
  name: string;
  payload: unknown;
}

type CommandHandler = (work: Work, payload: never) => Promise<void>;
type CommitHandler = (payload: never) => Promise<void>;

/** Modules subscribe to events of the modules below them, in this process; handlers run one by one, in the order of the modules. */
export class EventBus {
  #inTransaction = new Map<string, CommandHandler[]>();
  #afterCommit = new Map<string, CommitHandler[]>();
  #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Runs inside the command's transaction; throwing stops the command. For what must not be half done. */
  inTransaction<Payload>(
    event: EventType<Payload>,
    handler: (work: Work, payload: Payload) => Promise<void>,
  ): void {
    add(this.#inTransaction, event.name, handler);
  }

  /** Runs after the commit; a failure is logged and undoes nothing. For what may follow later. */
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
