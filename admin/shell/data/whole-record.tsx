import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { ResourceName } from "../../i18n/message-shape.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../actions/notices.ts";
import { Answered } from "./answered.tsx";
import type { RecordSource } from "./source.ts";

interface WholeRecordProps<T> {
  source: RecordSource<T>;
  children: (record: T) => ReactNode;
}

/** The screen of one record, loaded in full by the id in the path. */
export function WholeRecord<T>({ source: { name, one }, children }: WholeRecordProps<T>) {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: [name, "record", id],
    queryFn: () => one(id),
  });
  if (error instanceof ApiProblem && error.status === 404) return <Gone list={name} />;
  // A refresh that fails does not take the screen away.
  return (
    <Answered answer={data === undefined ? { error, refetch } : { data }}>{children}</Answered>
  );
}

/** Leads to the list of a record that does not exist. */
function Gone({ list }: { list: ResourceName }) {
  const text = useText();
  const navigate = useNavigate();
  useEffect(() => {
    notify(text("shell.gone"), "error");
    void navigate(`/${list}`);
  }, [text, navigate, list]);
  return null;
}
