import * as z from "zod/mini";
import { isAnotherPassword, newPassword, password } from "#contract/identity/credentials.ts";

/** The new password twice: a typing error would lock the customer out. */
export const passwordChange = z
  .object({ currentPassword: password, password: newPassword, repeat: z.string() })
  .check(
    isAnotherPassword,
    z.refine((fields) => fields.password === fields.repeat, {
      path: ["repeat"],
      params: { rule: "confirm" },
    }),
  );
