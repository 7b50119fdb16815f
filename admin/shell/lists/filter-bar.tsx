import SearchIcon from "@mui/icons-material/SearchOutlined";
import { Box, Button, InputAdornment, MenuItem, TextField } from "@mui/material";
import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { FilterInput } from "./columns.ts";
import { useList } from "./use-list.ts";

const TYPING_MS = 350;
const DEFAULT_WIDTH = 200;

/** The filters of a list; they are in the URL, so that a filtered list can be shared. */
export function FilterBar({ filters }: { filters: readonly FilterInput[] }) {
  const text = useText();
  const { filters: values, setFilters } = useList();
  const [isOpen, setOpen] = useState(false);
  const shown = filters.filter(
    ({ source, isExtra = false }) => isOpen || !isExtra || Boolean(values[source]),
  );
  const set = (source: string, value: string) => {
    const { [source]: _, ...others } = values;
    setFilters(value === "" ? others : { ...others, [source]: value });
  };
  return (
    <Box component="search" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, marginBlockEnd: 2 }}>
      {shown.map((filter) => (
        <Input
          // Resets inputs whose filters were cleared elsewhere.
          key={filter.source}
          filter={filter}
          value={values[filter.source] ?? ""}
          onChange={(value) => set(filter.source, value)}
        />
      ))}
      {shown.length < filters.length && (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          {text("shell.list.moreFilters")}
        </Button>
      )}
    </Box>
  );
}

interface InputProps {
  filter: FilterInput;
  value: string;
  onChange: (value: string) => void;
}

function Input(props: InputProps) {
  return props.filter.kind === "search" || props.filter.kind === "text" ? (
    <TypedInput {...props} />
  ) : (
    <ChosenInput {...props} />
  );
}

function ChosenInput({ filter, value, onChange }: InputProps) {
  const text = useText();
  const { label, kind, choices, isRequired } = filter;
  return (
    <TextField
      select={kind === "choice"}
      type={kind === "date" ? "date" : undefined}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      margin="none"
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ inlineSize: { xs: "calc(50% - 6px)", sm: DEFAULT_WIDTH } }}
    >
      {kind === "choice" && !isRequired && <MenuItem value="">{text("shell.list.all")}</MenuItem>}
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Applies a typed filter after a pause. */
function TypedInput({ filter, value, onChange }: InputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const apply = useEffectEvent(() => onChange(typed.trim()));
  const isApplied = typed.trim() === value;
  useEffect(() => {
    if (isApplied) return undefined;
    const timer = setTimeout(apply, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, isApplied]);
  const isSearch = filter.kind === "search";
  const icon = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      label={filter.label}
      type={isSearch ? "search" : "text"}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      margin="none"
      helperText={filter.help}
      slotProps={{ input: isSearch ? { startAdornment: icon } : {} }}
      sx={{ inlineSize: { xs: "100%", sm: isSearch ? 320 : DEFAULT_WIDTH + 60 } }}
    />
  );
}
