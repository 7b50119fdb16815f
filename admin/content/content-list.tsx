import { Button } from "@mui/material";
import { Link } from "react-router";
import { type PublicationState, PUBLICATION_STATES } from "#contract/content/publication-state.ts";
import { type Bilingual, otherLocale } from "#contract/kernel/locale.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import type { ListSource } from "../shell/data/source.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Moment } from "../shell/values.tsx";
import { PublicationChip } from "./publication.tsx";

interface Row {
  id: string | number;
  title: Bilingual;
  state: PublicationState;
  publishedAt: string | null;
}

interface ContentListProps {
  source: ListSource<Row>;
  /** Label of the add button; absent if the number of records is fixed. */
  add?: string;
  /** The name of a record without a title. */
  nameOf?: (id: string | number) => string;
}

/** Content records, drafts first, then the latest. */
export function ContentList({ source, add, nameOf }: ContentListProps) {
  const text = useText();
  const states = PUBLICATION_STATES.map((value) => ({
    value,
    label: text(`content.states.${value}`),
  }));
  return (
    <RecordList<Row>
      source={source}
      columns={useColumns(nameOf)}
      pathTo={({ id }) => `/${source.name}/${id}/show`}
      empty={text("content.empty")}
      filters={[
        { source: "q", kind: "search", label: text("content.search") },
        { source: "state", kind: "choice", label: text("content.state"), choices: states },
      ]}
      actions={
        add !== undefined && (
          <Button component={Link} to={`/${source.name}/create`} variant="contained">
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
