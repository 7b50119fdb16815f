import { Box } from "@mui/material";
import type { Id } from "../data/source.ts";
import type { Column, RecordsProps } from "./columns.ts";
import { RecordLink } from "./record-link.tsx";
import { SelectBox } from "./select-box.tsx";
import { useHeading } from "./use-heading.ts";

/**
 * The same records where a table does not fit: the first two columns are a card's head, the others
 * follow with their labels.
 */
export function RecordCards<R extends { id: Id }>({
  records,
  columns,
  pathTo,
  expand,
  selectName,
}: RecordsProps<R> & { records: readonly R[] }) {
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {records.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{ padding: 2, borderBlockEnd: "1px solid", borderColor: "divider" }}
        >
          <Box sx={{ display: "flex", alignItems: "start", gap: 1 }}>
            {selectName && <SelectBox id={record.id} name={selectName(record)} />}
            <Box sx={{ flex: 1, minInlineSize: 0 }}>
              <Card {...{ record, columns, path: pathTo?.(record) }} />
            </Box>
          </Box>
          {expand && <Box sx={{ marginBlockStart: 1 }}>{expand(record)}</Box>}
        </Box>
      ))}
    </Box>
  );
}

interface CardProps<R> {
  record: R;
  columns: readonly Column<R>[];
  path: string | undefined;
}

function Card<R>({ record, columns, path }: CardProps<R>) {
  const heading = useHeading();
  const [first, second, ...others] = columns.filter(({ isWideOnly }) => !isWideOnly);
  const title = first?.render(record);
  return (
    <>
      <Box
        sx={{ display: "flex", justifyContent: "space-between", gap: 1.5, marginBlockEnd: 0.75 }}
      >
        <Box sx={{ minInlineSize: 0, fontWeight: 500 }}>
          {path === undefined ? title : <RecordLink to={path}>{title}</RecordLink>}
        </Box>
        <Box sx={{ flexShrink: 0 }}>{second?.render(record)}</Box>
      </Box>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: "grid",
          gridTemplateColumns: {
            xs: "fit-content(45%) minmax(0, 1fr)",
            sm: "auto minmax(0, 1fr) auto minmax(0, 1fr)",
          },
          columnGap: 1.5,
          rowGap: 0.25,
          fontSize: "0.875rem",
          "& dt": { color: "text.secondary" },
          "& dd": { margin: 0, overflowWrap: "anywhere" },
        }}
      >
        {others.map(({ source, render }) => {
          const value = render(record);
          // A label without a value only makes the card longer.
          if (value === null || value === "") return null;
          return (
            <Box key={source} sx={{ display: "contents" }}>
              <dt>{heading(source)}</dt>
              <dd>{value}</dd>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
