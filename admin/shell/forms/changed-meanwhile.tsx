import {
  Alert,
  AlertTitle,
  Box,
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { type Difference, differencesOf, type Facts } from "./compare-facts.ts";
import { FORM_NOTE } from "./form-note.ts";

/** A field with two values. */
export interface Choice extends Difference {
  /** Of the form's field. */
  path: string;
  theirs: unknown;
  /** Changed by the current user; otherwise only by the other one. */
  isMine: boolean;
}

interface ChangedMeanwhileProps {
  /** Your own values and the saved ones, by field labels. */
  mine: Facts;
  theirs: Facts;
  /** Called before the surrounding form is sent again, overwriting the other version. */
  onKeep: () => void;
  onTake: () => void;
}

/** A conflict of two edits: shows the differences, and asks which version to keep. */
export function ChangedMeanwhile({ mine, theirs, onKeep, onTake }: ChangedMeanwhileProps) {
  const text = useText();
  const differences = differencesOf(mine, theirs);
  return (
    <Conflict note={text(differences.length === 0 ? "shell.form.same" : "shell.form.changedText")}>
      <Box component="ul" sx={{ listStyle: "none", padding: 0, marginBlock: 1.5 }}>
        {differences.map(({ field, ...both }) => (
          <Box component="li" key={field} sx={{ marginBlockEnd: 1 }}>
            <Box sx={{ fontWeight: 500 }}>{field}</Box>
            <SideText {...both} side="mine" />
            <SideText {...both} side="theirs" />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" variant="contained" size="small" onClick={onKeep}>
          {text("shell.form.keepMine")}
        </Button>
        <Button variant="outlined" size="small" color="inherit" onClick={onTake}>
          {text("shell.form.takeTheirs")}
        </Button>
      </Box>
    </Conflict>
  );
}

type Side = "mine" | "theirs";

/** The same, field by field; a save follows. */
export function ChosenByField({
  choices,
  onSettled,
}: {
  choices: readonly Choice[];
  onSettled: () => void;
}) {
  const text = useText();
  const { setValue } = useFormContext();
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(choices.map(({ path, isMine }) => [path, isMine ? "mine" : "theirs"])),
  );
  const settle = () => {
    for (const { path, theirs } of choices)
      if (sides[path] === "theirs") setValue(path, theirs, { shouldDirty: true });
    onSettled();
  };
  return (
    <Conflict note={text(choices.length === 0 ? "shell.form.same" : "shell.form.chooseEach")}>
      {choices.map(({ path, field, ...both }) => (
        <Box
          component="fieldset"
          key={path}
          sx={{ border: 0, borderBlockStart: "1px solid", borderColor: "divider", margin: 0 }}
        >
          <Typography component="legend" sx={{ fontWeight: 500, float: "inline-start" }}>
            {field}
          </Typography>
          <RadioGroup
            value={sides[path]}
            onChange={(_, side) => setSides({ ...sides, [path]: side as Side })}
            sx={{ clear: "both" }}
          >
            {(["mine", "theirs"] as const).map((side) => (
              <FormControlLabel
                key={side}
                value={side}
                control={<Radio size="small" />}
                label={<SideText {...both} side={side} />}
              />
            ))}
          </RadioGroup>
        </Box>
      ))}
      <Button variant="contained" size="small" onClick={settle} sx={{ marginBlockStart: 1 }}>
        {text("shell.form.settle")}
      </Button>
    </Conflict>
  );
}

function Conflict({ note, children }: { note: string; children: ReactNode }) {
  const text = useText();
  return (
    <Alert severity="warning" role="alert" className={FORM_NOTE} sx={{ marginBlock: 1 }}>
      <AlertTitle>{text("shell.form.changed")}</AlertTitle>
      {note}
      {children}
    </Alert>
  );
}

function SideText({ side, before, after }: Pick<Difference, "before" | "after"> & { side: Side }) {
  const text = useText();
  const value = side === "mine" ? before : after;
  return (
    <Box sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
      {text(`shell.form.${side}`)}: <bdi>{value || text("shell.form.nothing")}</bdi>
    </Box>
  );
}
