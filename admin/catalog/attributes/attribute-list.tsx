import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { useOneAtATime } from "../../shell/actions/one-at-a-time.ts";
import { useCategories } from "../../shell/data/categories.ts";
import { MoveButtons } from "../../shell/forms/move-buttons.tsx";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { useList } from "../../shell/lists/use-list.ts";
import { Code, StateChip } from "../../shell/values.tsx";
import { type AttributeRow, attributeSource } from "./attribute-source.ts";

/** The technical facts that products can have, in display order. */
export function AttributeList() {
  const text = useText();
  return (
    <RecordList<AttributeRow>
      source={attributeSource}
      columns={useColumns()}
      pathTo={({ code }) => `/attributes/${code}/show`}
      empty={text("attributes.empty")}
      actions={
        <Button component={Link} to="/attributes/create" variant="contained">
          {text("attributes.add")}
        </Button>
      }
    />
  );
}

function useColumns(): Column<AttributeRow>[] {
  const text = useText();
  const askedIn = useAskingCategories();
  return [
    {
      source: "name",
      render: ({ name, unit }) => (
        <>
          <bdi>{name[locale]}</bdi>
          {unit !== null && (
            <>
              {" "}
              (<bdi>{unit}</bdi>)
            </>
          )}
        </>
      ),
    },
    {
      source: "isFacet",
      render: ({ isFacet }) =>
        isFacet ? <StateChip label={text("attributes.facet")} tone="info" /> : text("shell.none"),
    },
    { source: "code", render: ({ code }) => <Code>{code}</Code>, isWideOnly: true },
    { source: "kind", render: ({ kind }) => text(`attributes.kinds.${kind}`) },
    { source: "group", render: ({ group }) => text(`attributes.groups.${group}`) },
    { source: "categories", render: ({ code }) => askedIn(code) || text("shell.none") },
    {
      source: "productCount",
      isFigure: true,
      render: ({ productCount }) => <bdi className="figures">{productCount}</bdi>,
    },
    { source: "place", render: (attribute) => <Place attribute={attribute} /> },
  ];
}

/** Names of the categories that ask for an attribute. */
export function useAskingCategories(): (code: string) => string {
  const categories = useCategories();
  return (code) =>
    categories
      .filter(({ attributes }) => attributes.includes(code))
      .map(({ name }) => name[locale])
      .join(" · ");
}

/** Moves an attribute in the display order, one place at a time. */
function Place({ attribute: { code, name, version } }: { attribute: AttributeRow }) {
  const text = useText();
  const say = useDoneNotice();
  const oneAtATime = useOneAtATime();
  const { records = [] } = useList<AttributeRow>();
  const codes = records.map((one) => one.code);
  const move = (from: number, to: number) =>
    oneAtATime(async () => {
      const place = (beforeCode: string | null, current: string) =>
        call("PUT /api/v1/admin/attributes/{code}/place", {
          params: { code },
          body: { beforeCode, version: current },
        });
      const moved = await place(codes[to < from ? to : to + 1] ?? null, version);
      await say(text("attributes.moved", { name: name[locale] }), () =>
        place(codes[from + 1] ?? null, moved.version),
      );
    });
  return (
    // Clicking the row opens the attribute; these buttons do not.
    <Box sx={{ display: "flex" }} onClick={(event) => event.stopPropagation()}>
      <MoveButtons
        list={`attribute-${code}`}
        index={codes.indexOf(code)}
        count={codes.length}
        name={name[locale]}
        onMove={(from, to) => void move(from, to)}
      />
    </Box>
  );
}
