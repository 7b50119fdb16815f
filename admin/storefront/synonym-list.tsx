import { Box, Button } from "@mui/material";
import { Link, useSearchParams } from "react-router";
import type { SynonymRecord } from "#contract/storefront/synonym-endpoints.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Moment } from "../shell/values.tsx";
import { SearchTrial } from "./search-trial.tsx";
import { EditSynonym, RemoveSynonym } from "./synonym-form.tsx";
import { synonymSource } from "./synonym-source.ts";

/** Synonyms for the search, with a search below to test them. */
export function SynonymList() {
  const text = useText();
  const [search] = useSearchParams();
  const tried = search.get("try") ?? "";
  return (
    <>
      <RecordList<SynonymRecord>
        source={synonymSource}
        columns={useColumns()}
        empty={text("synonyms.empty")}
        filters={[{ source: "q", kind: "search", label: text("synonyms.search") }]}
        actions={
          <Button component={Link} to="/synonyms/create" variant="contained">
            {text("synonyms.add")}
          </Button>
        }
      />
      <Box sx={{ marginBlockStart: 3 }}>
        <SearchTrial key={tried} tried={tried} />
      </Box>
    </>
  );
}

function useColumns(): Column<SynonymRecord>[] {
  const text = useText();
  return [
    { source: "words", render: ({ words }) => <Words words={words} /> },
    {
      source: "locale",
      render: ({ locale }) => text(`synonyms.languages.${locale ?? "both"}`),
    },
    { source: "changedAt", render: ({ changedAt }) => <Moment at={changedAt} /> },
    {
      source: "actions",
      render: (synonym) => (
        <Box sx={{ display: "flex", gap: 1 }}>
          <EditSynonym synonym={synonym} />
          <RemoveSynonym synonym={synonym} />
        </Box>
      ),
    },
  ];
}

/** Side by side, each in its own direction. */
function Words({ words }: { words: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
      {words.map((word) => (
        <bdi key={word}>{word}</bdi>
      ))}
    </Box>
  );
}
