import { Button, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import { useRefusalNotice } from "../../shell/actions/refusal-notice.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Loading } from "../../shell/frame/states.tsx";

interface ReportPanelProps<T> {
  title: string;
  answer: UseQueryResult<T>;
  /** Downloads the same data as a spreadsheet; absent if there is none. */
  save?: () => Promise<void>;
  children: (report: T) => ReactNode;
}

/** One report: loading, failed, or loaded. */
export function ReportPanel<T>({ title, answer, save, children }: ReportPanelProps<T>) {
  const text = useText();
  const refused = useRefusalNotice();
  const download = async () => {
    try {
      await save?.();
    } catch (error) {
      refused(error);
    }
  };
  const csv = save && (
    <Button
      size="small"
      onClick={() => void download()}
      aria-label={text("start.reports.csvOf", { title })}
      sx={{ whiteSpace: "nowrap", flexShrink: 0 }}
    >
      {text("start.reports.csv")}
    </Button>
  );
  return (
    <Panel title={title} aside={csv}>
      {answer.isPending && <Loading />}
      {answer.isError && <ErrorAlert error={answer.error} />}
      {answer.isSuccess && children(answer.data)}
    </Panel>
  );
}

interface FiguresProps {
  /** The first names the row; the others are numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The numbers of a report, row by row. */
export function Figures({ columns, rows }: FiguresProps) {
  const align = (index: number) =>
    ({
      textAlign: index === 0 ? "start" : "end",
      // Four columns have to fit on a phone.
      paddingInline: { xs: 0.75, sm: 2 },
      overflowWrap: "anywhere",
    }) as const;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} sx={align(index)}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {columns.map((column, index) => (
              <TableCell key={column} sx={align(index)}>
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
