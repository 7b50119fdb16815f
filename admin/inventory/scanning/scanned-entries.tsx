import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, IconButton, Typography } from "@mui/material";
import { type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import type { Scanned } from "./scanned.ts";

interface ScannedEntriesProps<N extends string> {
  /** The form field with the entries, and the API's name for their quantity. */
  list: string;
  number: N;
  label: string;
  clock: () => string;
  /** What to show about an entry's SKU. */
  hint: (entry: Scanned<N>) => ReactNode;
}

/** The items scanned so far, newest first; quantities can be corrected. */
export function ScannedEntries<N extends string>(props: ScannedEntriesProps<N>) {
  const { list, number, label, clock, hint } = props;
  const text = useText();
  const { setValue } = useFormContext();
  const entries = useWatch({ name: list }) as Scanned<N>[];
  useTypedAt(list, number, clock);
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {entries.map((entry, index) => (
        <Box
          component="li"
          key={entry.sku}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) auto",
            columnGap: 2,
            alignItems: "start",
          }}
        >
          <Field
            name={`${list}.${index}.sku`}
            label={text("resources.stock.fields.sku")}
            isReadOnly
            isLatin
          />
          <Field
            name={`${list}.${index}.${number}`}
            label={label}
            inputMode="numeric"
            autoComplete="off"
          />
          <IconButton
            aria-label={text("stock.scan.remove", { sku: entry.sku })}
            onClick={() => setValue(list, entries.toSpliced(index, 1), { shouldDirty: true })}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
          <Typography
            variant="body2"
            component="div"
            sx={{ gridColumn: "1 / -1", marginBlockEnd: 1 }}
          >
            {hint(entry)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** A typed quantity counts as counted when it was typed. */
function useTypedAt(list: string, number: string, clock: () => string): void {
  const { watch, setValue } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((_, { name = "", type }) => {
      const [changed, index, field] = name.split(".");
      if (type === "change" && changed === list && field === number)
        setValue(`${list}.${index}.until`, clock());
    });
    return unsubscribe;
  }, [watch, setValue, list, number, clock]);
}
