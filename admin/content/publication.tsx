import { Box } from "@mui/material";
import { useWatch } from "react-hook-form";
import { PUBLICATION_STATES, type PublicationState } from "#contract/content/publication-state.ts";
import { ownProblem } from "../api/own-problem.ts";
import { useText } from "../i18n/use-text.ts";
import { cairoInstant, cairoWall } from "../shell/forms/cairo-time.ts";
import { Field } from "../shell/forms/field.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { StateChip, type Tone } from "../shell/values.tsx";

/** When a record is published, as form values. */
export interface PublicationValues {
  publication: PublicationState;
  /** In Cairo time. */
  at: string;
  /** The stored time, to the second. */
  publishedAt: string | null;
}

export const DRAFT: PublicationValues = { publication: "draft", at: "", publishedAt: null };

export function publicationOf(record: {
  state: PublicationState;
  publishedAt: string | null;
}): PublicationValues {
  return {
    publication: record.state,
    publishedAt: record.publishedAt,
    at: record.publishedAt === null ? "" : cairoWall(record.publishedAt),
  };
}

/**
 * The publication time to send: none for a draft; for published records their own date.
 * @throws if it is to be published later and the time is missing
 */
export function publishedAtOf(
  { publication, at, publishedAt }: PublicationValues,
  missing: string,
): string | null {
  if (publication === "draft") return null;
  const isKept = publishedAt !== null && cairoWall(publishedAt) === at;
  const moment = isKept ? publishedAt : cairoInstant(at);
  const now = new Date().toISOString();
  if (publication === "published") return moment !== undefined && moment < now ? moment : now;
  if (moment === undefined) throw ownProblem(missing, "at");
  return moment;
}

const TONES: Record<PublicationState, Tone> = {
  draft: "neutral",
  scheduled: "info",
  published: "success",
};

export function PublicationChip({ state }: { state: PublicationState }) {
  const text = useText();
  return <StateChip label={text(`content.states.${state}`)} tone={TONES[state]} />;
}

/** Draft, published now, or scheduled. */
export function PublicationFields() {
  const text = useText();
  const publication = useWatch<PublicationValues, "publication">({ name: "publication" });
  const choices = PUBLICATION_STATES.map((value) => ({
    value,
    label: text(`content.states.${value}`),
  }));
  return (
    <Panel title={text("content.publication")}>
      <Box
        sx={{
          display: "grid",
          columnGap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <Field
          name="publication"
          label={text("content.state")}
          choices={choices}
          help={text(`content.stateHelp.${publication}`)}
        />
        {publication !== "draft" && (
          <Field
            name="at"
            type="datetime-local"
            label={text("content.at")}
            help={text("content.atHelp")}
          />
        )}
      </Box>
    </Panel>
  );
}
