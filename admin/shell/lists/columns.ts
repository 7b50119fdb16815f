import type { ReactNode } from "react";

/** One column of a list; its heading is `resources.<list>.fields.<source>`. */
export interface Column<R> {
  source: string;
  render: (record: R) => ReactNode;
  /** The list can be sorted by it. */
  isSortable?: boolean;
  /** Numbers are aligned to the end of their column. */
  isFigure?: boolean;
  /** Left out on cards. */
  isWideOnly?: boolean;
}

/** One filter of a list: a text, a day, or a choice. */
export interface FilterInput {
  source: string;
  label: string;
  kind: "search" | "text" | "date" | "choice";
  choices?: readonly { value: string; label: string }[];
  /** One of the choices is always selected. */
  isRequired?: boolean;
  help?: string;
  /** Shown only on request or when in use. */
  isExtra?: boolean;
}

/** How records are rendered, as a table or as cards. */
export interface RecordsProps<R> {
  columns: readonly Column<R>[];
  pathTo?: ((record: R) => string) | undefined;
  expand?: ((record: R) => ReactNode) | undefined;
  /** Makes records selectable; returns the name of each. */
  selectName?: ((record: R) => string) | undefined;
}
