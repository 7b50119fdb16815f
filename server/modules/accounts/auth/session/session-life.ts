/** Without a request for so long, a session ends. */
export const IDLE_HOURS = 3;
/** So long after signing in it ends in any case. */
export const SESSION_DAYS = 30;
/** A browser that was away longer is a new one, and its owner is told. */
export const BROWSER_DAYS = 365;
/** Tokens for programs, used or not. */
export const PROGRAM_DAYS = 90;
/** Programs of one customer. */
export const MOST_PROGRAMS = 20;
