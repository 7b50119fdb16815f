import { Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import type {
  FaqOrder,
  StaffGroup,
  StaffQuestionRow,
} from "#contract/content/staff/faq-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { Loading } from "../../shell/frame/states.tsx";
import { moveGroup, moveQuestion, type Place } from "./faq-order.ts";
import { AddGroup } from "./group-actions.tsx";
import { GroupPanel } from "./group-panel.tsx";

const FAQ = ["faq"];

/** Questions and answers in the order that customers see, sortable by keyboard and by dragging. */
export function FaqScreen() {
  const text = useText();
  const { data: faq, error, refetch } = useQuery({ queryKey: FAQ, queryFn: readFaq });
  return (
    <>
      <ScreenTitle
        title={text("resources.questions.name")}
        actions={
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <AddGroup onDone={() => void refetch()} />
            <Button component={Link} to="/questions/create" variant="contained">
              {text("content.faq.add")}
            </Button>
          </Box>
        }
      />
      {error && <ErrorAlert error={error} />}
      {!faq && !error && <Loading />}
      {faq && <OrderForm key={faq.version} faq={faq} onChanged={() => void refetch()} />}
    </>
  );
}

interface OrderValues {
  version: string;
  groups: FaqOrder["groups"];
}

function OrderForm({ faq, onChanged }: { faq: Faq; onChanged: () => void }) {
  const text = useText();
  const say = useDoneNotice();
  const nameOf = (id: number) => faq.questions.get(id)?.question[locale] ?? String(id);
  const valuesOf = ({ version, groups }: OrderValues): OrderValues => ({ version, groups });
  return (
    <ApiForm<OrderValues>
      defaultValues={{ version: faq.version, groups: faq.order }}
      send={(body) => call("PUT /api/v1/admin/faq-order", { body })}
      onDone={(_, saved) =>
        say(text("content.faq.orderSaved"), () => {
          const { version } = saved as OrderValues;
          return call("PUT /api/v1/admin/faq-order", { body: { version, groups: faq.order } });
        })
      }
      meanwhile={{
        valuesOf,
        factsOf: ({ groups }) =>
          Object.fromEntries(
            groups.map(({ id, questions }) => [
              faq.groups.get(id)?.title[locale] ?? String(id),
              questions.map(nameOf).join("\n"),
            ]),
          ),
      }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <Groups faq={faq} onChanged={onChanged} />
    </ApiForm>
  );
}

function Groups({ faq, onChanged }: { faq: Faq; onChanged: () => void }) {
  const text = useText();
  const [dragged, setDragged] = useState<Place>();
  const { field } = useController<OrderValues, "groups">({ name: "groups" });
  const groups = field.value;
  if (groups.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{text("content.faq.none")}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {groups.map(({ id, questions }, index) => {
        const group = faq.groups.get(id);
        if (!group) return null;
        return (
          <GroupPanel
            key={id}
            group={group}
            index={index}
            count={groups.length}
            questions={questions.flatMap((question) => faq.questions.get(question) ?? [])}
            onMoveGroup={(from, to) => field.onChange(moveGroup(groups, from, to))}
            onMove={(from, to) => field.onChange(moveQuestion(groups, from, to))}
            dragged={dragged}
            onDrag={setDragged}
            onChanged={onChanged}
          />
        );
      })}
    </Box>
  );
}

interface Faq {
  version: string;
  order: FaqOrder["groups"];
  groups: Map<number, StaffGroup>;
  questions: Map<number, StaffQuestionRow>;
}

/** All groups and questions in the order that customers see. */
async function readFaq(): Promise<Faq> {
  const [order, groups, questions] = await Promise.all([
    call("GET /api/v1/admin/faq-order"),
    call("GET /api/v1/admin/faq-groups"),
    readQuestions(),
  ]);
  return {
    version: order.version,
    order: order.groups,
    groups: new Map(groups.items.map((group) => [group.id, group])),
    questions: new Map(questions.map((question) => [question.id, question])),
  };
}

async function readQuestions(): Promise<StaffQuestionRow[]> {
  const first = await call("GET /api/v1/admin/faq-questions", { query: {} });
  const pages = Math.ceil(first.total / first.pageSize);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    call("GET /api/v1/admin/faq-questions", { query: { page: index + 2 } }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}
