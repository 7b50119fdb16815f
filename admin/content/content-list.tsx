import { Button } from "@mui/material";
import { useResourceContext } from "ra-core";
import { Link } from "react-router-dom";
import { type PublicationState, PUBLICATION_STATES } from "#contract/content/publication-state.ts";
import { type Bilingual, otherLocale } from "#contract/kernel/locale.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Moment } from "../shell/values.tsx";
import { CONTENT_PAGE } from "./content-source.ts";
import { PublicationChip } from "./publication.tsx";

interface Row {
  id: string | number;
  title: Bilingual;
  state: PublicationState;
  publishedAt: string | null;
}

interface ContentListProps {
  /** Label of the add button; absent if the number of records is fixed. */
  add?: string;
  /** The name of a record without a title. */
  nameOf?: (id: string | number) => string;
}

/** Content records, drafts first, then the latest. */
export function ContentList({ add, nameOf }: ContentListProps) {
  const text = useText();
  const resource = useResourceContext();
  const states = PUBLICATION_STATES.map((value) => ({
    value,
    label: text(`content.states.${value}`),
  }));
  return (
    <RecordList<Row>
      columns={useColumns(nameOf)}
      pageSize={CONTENT_PAGE}
      pathTo={({ id }) => `/${resource}/${id}/show`}
      empty={text("content.empty")}
      filters={[
        { source: "q", kind: "search", label: text("content.search") },
        { source: "state", kind: "choice", label: text("content.state"), choices: states },
      ]}
      actions={
        add !== undefined && (
          <Button component={Link} to={`/${resource}/create`} variant="contained">
            {add}
          </Button>
        )
      }
    />
  );
}

function useColumns(nameOf: ContentListProps["nameOf"]): Column<Row>[] {
  const titleOf = useTitle();
  return [
    { source: "title", render: ({ id, title }) => <bdi>{titleOf(title, nameOf?.(id))}</bdi> },
    { source: "state", render: ({ state }) => <PublicationChip state={state} /> },
    {
      source: "publishedAt",
      render: ({ publishedAt }) => (publishedAt === null ? null : <Moment at={publishedAt} />),
    },
  ];
}

/** A record's display name: a draft may have a title in the other language only, or none. */
export function useTitle(): (title: Bilingual, name?: string) => string {
  const text = useText();
  return (title, name = text("content.untitled")) =>
    title[locale] || title[otherLocale(locale)] || name;
}
