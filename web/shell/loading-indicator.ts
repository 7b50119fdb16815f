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
 * The progress bar of a navigation: shown after the throttle delay, rising every step towards 100
 * over the duration; when done it fills up, is hidden after `hideMs` and reset to 0 after another
 * `resetMs`.
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

  /** Stops all changes. */
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

  /** Only one timer is active at a time. */
  #after(ms: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, ms);
  }

  #set(change: Partial<IndicatorState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange(this.#state);
  }
}
