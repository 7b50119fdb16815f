import * as z from "zod/mini";
import { line, requiredLine } from "./schema.ts";

/** An email in lower case. */
export const email = z.pipe(
  requiredLine(254),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z
      .string()
      .check(z.refine((text) => z.email().safeParse(text).success, { params: { rule: "email" } })),
  ),
);

/** An email in lower case, or nothing. */
export const optionalEmail = z.pipe(
  line(254),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z.string().check(
      z.refine((text) => text === "" || z.email().safeParse(text).success, {
        params: { rule: "email" },
      }),
    ),
  ),
);
