import * as z from "zod/mini";

/** The version of a record that a change is based on, as returned by its `GET`. */
export const recordVersion = z.string().check(z.regex(/^[\w-]{22}$/));

/** For requests without a body: `DELETE …?version=`. */
export const versionQuery = z.object({ version: recordVersion });
