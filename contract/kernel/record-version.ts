import * as z from "zod/mini";

/** The state of a record that a change of it was made from, as its `GET` answered it. */
export const recordVersion = z.string().check(z.regex(/^[\w-]{22}$/));

/** For requests without a body: `DELETE …?version=`. */
export const versionQuery = z.object({ version: recordVersion });
