import { Button } from "@mui/material";
import { Link } from "react-router";
import type { StaffBlock } from "#contract/menus/staff-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code } from "../../shell/values.tsx";
import { kindKey } from "./block-kinds.ts";
import { BlockPicture } from "./block-picture.tsx";
import { blockSource } from "./block-source.ts";

/** The blocks of the home page. */
export function BlockList() {
  const text = useText();
  return (
    <RecordList<StaffBlock>
      source={blockSource}
      columns={useColumns()}
      pathTo={({ id }) => `/blocks/${id}/show`}
      empty={text("menus.blocks.empty")}
      filters={[{ source: "q", kind: "search", label: text("menus.blocks.search") }]}
      actions={
        <Button component={Link} to="/blocks/create" variant="contained">
          {text("menus.blocks.add")}
        </Button>
      }
    />
  );
}

function useColumns(): Column<StaffBlock>[] {
  const text = useText();
  return [
    { source: "title", render: ({ title }) => <bdi>{title[locale]}</bdi> },
    { source: "kind", render: ({ kind }) => text(kindKey(kind)) },
    { source: "code", render: ({ code }) => <Code>{code}</Code> },
    { source: "position", render: ({ position }) => position, isFigure: true },
    {
      source: "picture",
      render: ({ picture }) => (picture ? <BlockPicture picture={picture} width={96} /> : null),
    },
  ];
}
