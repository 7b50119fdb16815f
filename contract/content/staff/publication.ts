import * as z from "zod/mini";
import { bilingual } from "../../kernel/bilingual-schema.ts";
import { pageOf } from "../../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../../kernel/record-version.ts";
import { line, wholeNumber } from "../../kernel/schema.ts";
import { instant } from "../../kernel/time/instant.ts";
import { PUBLICATION_STATES } from "../publication-state.ts";

export const contentBase = {
  tag: "content",
  access: "staff",
  permission: "content:write",
} as const;

/**
 * Null: a draft; in the future: scheduled. Published records must be complete in both languages.
 */
export const publishedAt = z.nullable(instant);

/** A record's row in a list. */
export const contentRow = z.object({
  id: z.int(),
  /** Identifier used by staff; derived from the English title unless given. */
  code: z.string(),
  title: bilingual,
  state: z.enum(PUBLICATION_STATES),
  publishedAt: z.nullable(z.string()),
});
export type ContentRow = z.output<typeof contentRow>;

/** Common fields of every record. */
export const recordFields = {
  id: z.int(),
  code: z.string(),
  state: z.enum(PUBLICATION_STATES),
  publishedAt: z.nullable(z.string()),
  version: z.string(),
};

export const code = z.optional(
  line(60).check(
    z.refine((text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text), {
      params: { rule: "pattern", example: "ramadan-offers" },
    }),
  ),
);

export const listQuery = {
  page: z._default(wholeNumber(1, 10_000), 1),
  q: z._default(line(100), ""),
  state: z.optional(z.enum(PUBLICATION_STATES)),
};

export const listOfRecords = {
  ...contentBase,
  query: z.object(listQuery),
  response: pageOf(contentRow),
} as const;

export const readRecord = {
  ...contentBase,
  problems: ["not-found"],
} as const;

export const addRecord = { ...contentBase, status: 201 } as const;

export const changeRecord = {
  ...contentBase,
  problems: ["not-found", "changed-meanwhile"],
} as const;

/** Publishes, schedules or withdraws without sending the texts again. */
export const publishRecord = {
  ...contentBase,
  body: z.object({ version: recordVersion, publishedAt }),
  problems: ["not-found", "changed-meanwhile"],
} as const;

export const removeRecord = {
  ...contentBase,
  query: versionQuery,
  problems: ["not-found", "changed-meanwhile"],
} as const;
