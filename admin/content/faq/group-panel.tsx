import DragIcon from "@mui/icons-material/DragIndicatorOutlined";
import { Box, Typography } from "@mui/material";
import type { StaffGroup, StaffQuestionRow } from "#contract/content/staff/faq-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import { MoveButtons } from "../../shell/forms/move-buttons.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { useTitle } from "../content-list.tsx";
import { PublicationChip } from "../publication.tsx";
import type { Place } from "./faq-order.ts";
import { GroupActions } from "./group-actions.tsx";

interface GroupPanelProps {
  group: StaffGroup;
  index: number;
  /** Number of groups. */
  count: number;
  questions: readonly StaffQuestionRow[];
  onMoveGroup: (from: number, to: number) => void;
  onMove: (from: Place, to: Place) => void;
  /** The question being dragged. */
  dragged: Place | undefined;
  onDrag: (place: Place | undefined) => void;
  /** The group was renamed or removed. */
  onChanged: () => void;
}

/** A group and its questions. */
export function GroupPanel(props: GroupPanelProps) {
  const { group, index, count, questions, onMoveGroup, onMove, dragged, onDrag, onChanged } = props;
  const text = useText();
  const titleOf = useTitle();
  const name = titleOf(group.title);
  const drop = (question: number) => {
    if (dragged) onMove(dragged, { group: index, question });
    onDrag(undefined);
  };
  return (
    <Panel
      title={name}
      aside={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "end" }}>
          <MoveButtons list="groups" {...{ index, count, name }} onMove={onMoveGroup} />
          <GroupActions group={group} onDone={onChanged} />
        </Box>
      }
    >
      <Box
        component="ol"
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => drop(questions.length)}
        sx={{ listStyle: "none", margin: 0, padding: 0, minBlockSize: 24 }}
      >
        {questions.length === 0 && (
          <Typography component="li" sx={{ color: "text.secondary" }}>
            {text("content.faq.emptyGroup")}
          </Typography>
        )}
        {questions.map((question, at) => (
          <Box
            component="li"
            key={question.id}
            draggable
            onDragStart={() => onDrag({ group: index, question: at })}
            onDragEnd={() => onDrag(undefined)}
            onDrop={(event) => {
              event.stopPropagation();
              drop(at);
            }}
            sx={LINE}
          >
            <DragIcon
              aria-hidden
              fontSize="small"
              sx={{ cursor: "grab", color: "text.secondary" }}
            />
            <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }}>
              <RecordLink to={`/questions/${question.id}/show`}>
                <bdi>{titleOf(question.question)}</bdi>
              </RecordLink>
            </Box>
            {question.state !== "published" && <PublicationChip state={question.state} />}
            <Box sx={{ whiteSpace: "nowrap" }}>
              <MoveButtons
                list={`group-${group.id}`}
                index={at}
                count={questions.length}
                name={titleOf(question.question)}
                onMove={(from, to) =>
                  onMove({ group: index, question: from }, { group: index, question: to })
                }
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  paddingBlock: 0.5,
  borderBlockStart: "1px solid",
  borderColor: "divider",
} as const;
