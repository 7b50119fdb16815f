export const INDICATOR = {
  height: 3,
  throttleMs: 200,
  stepMs: 100,
  durationMs: 2000,
  hideMs: 500,
  resetMs: 400,
} as const;

export interface IndicatorState {
  visible: boolean;
  /** 0 to 100. */
  progress: number;
}

export const INDICATOR_AT_REST: IndicatorState = { visible: false, progress: 0 };

/**
 * The progress of a page change: shown after the throttle, climbing every step towards 100 over the
 * duration; finished it is full at once, hides after `hideMs` and is back at 0 `resetMs` later.
 */
export class LoadingIndicator {
  #state = INDICATOR_AT_REST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: (state: IndicatorState) => void;

  constructor(onChange: (state: IndicatorState) => void) {
    this.#onChange = onChange;
  }

  start(): void {
    this.#set({ visible: false, progress: 0 });
    this.#after(INDICATOR.throttleMs, () => {
      this.#set({ visible: true });
      this.#climb();
    });
  }

  finish(): void {
    this.#set({ progress: 100 });
    this.#after(INDICATOR.hideMs, () => {
      this.#set({ visible: false });
      this.#after(INDICATOR.resetMs, () => this.#set({ progress: 0 }));
    });
  }

  /** No more changes, whatever was going on. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #climb(): void {
    this.#after(INDICATOR.stepMs, () => {
      const step = (100 * INDICATOR.stepMs) / INDICATOR.durationMs;
      this.#set({ progress: Math.min(100, this.#state.progress + step) });
      if (this.#state.progress < 100) this.#climb();
    });
  }

  /** One thing is awaited at a time. */
  #after(ms: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, ms);
  }

  #set(change: Partial<IndicatorState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange(this.#state);
  }
}
