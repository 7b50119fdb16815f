import { Alert, Button } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  useForm,
  useFormContext,
} from "react-hook-form";
import { ApiProblem, fieldMessages } from "#api-client/api-problem.ts";
import { useOnceKey } from "#api-client/idempotency-key.ts";
import { useProblemText } from "../../i18n/use-problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { ChangedMeanwhile, type Choice, ChosenByField } from "./changed-meanwhile.tsx";
import type { Facts } from "./compare-facts.ts";
import { dropDraft, readDraft } from "./drafts.ts";
import { FORM_NOTE } from "./form-note.ts";
import { useKeepDraft } from "./use-keep-draft.ts";

/**
 * For records with a `version` in the form values: how to resolve a conflict with somebody else's
 * save.
 */
export interface Meanwhile<V extends FieldValues> {
  /** The form values of the current record, with its version. */
  valuesOf: (current: never) => V;
  /** The values by their field labels, to choose one of the two records. */
  factsOf?: (values: V) => Facts;
  /** The fields that differ, to choose field by field. */
  choicesOf?: (mine: V, theirs: V) => Choice[];
  /** Name of the form's field with the version. */
  version?: Path<V>;
}

export interface ApiFormProps<V extends FieldValues> {
  defaultValues: V;
  /** Sends the values; `key` is the idempotency key. */
  send: (values: V, key: string) => Promise<unknown>;
  /** Called on success; `answer` is the result of `send`. The form stays busy until it resolves. */
  onDone?: ((values: V, answer: unknown) => void | Promise<void>) | undefined;
  /** Key under which a draft is stored until it is sent. Not for passwords. */
  draft?: string | undefined;
  meanwhile?: Meanwhile<V> | undefined;
  children: ReactNode;
  /** The buttons. */
  footer: (isBusy: boolean) => ReactNode;
}

/**
 * A form validated by the API: each error is shown at its field, others above the fields, in the
 * user's language.
 */
export function ApiForm<V extends FieldValues>(props: ApiFormProps<V>) {
  const { defaultValues, send, onDone, draft, meanwhile, children, footer } = props;
  const problemText = useProblemText();
  const keyOf = useOnceKey();
  const [kept] = useState(() => readDraft<V>(draft));
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<V>();
  const form = useForm<V>({ defaultValues: { ...defaultValues, ...kept } as DefaultValues<V> });
  useDraft(form, draft);
  const submit = form.handleSubmit(async (values, event) => {
    setProblem(undefined);
    setTheirs(undefined);
    let answer: unknown;
    try {
      answer = await send(values, keyOf(values));
    } catch (error) {
      if (meanwhile && error instanceof ApiProblem && error.problem.current) {
        setTheirs(meanwhile.valuesOf(error.problem.current as never));
        return;
      }
      // Fields of nested records are recognised by their inputs in the form element.
      const sent = event?.target as HTMLFormElement | undefined;
      const isField = (path: string) =>
        path in defaultValues || Boolean(sent?.elements.namedItem(path));
      setProblem(showRefusal(error, form.setError, isField));
      return;
    }
    if (draft !== undefined) dropDraft(draft);
    await onDone?.(values, answer);
  });
  const startAnew = () => {
    form.reset(defaultValues);
    if (draft !== undefined) dropDraft(draft);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          // A dialog's form may be nested in another form's React tree.
          event.stopPropagation();
          // An error on a whole list belongs to no field that would clear it, and would block
          // submitting.
          form.clearErrors();
          void submit(event);
        }}
      >
        {problem !== undefined && (
          <Alert severity="error" role="alert" className={FORM_NOTE} sx={{ marginBlock: 1 }}>
            {problemText(problem)}
          </Alert>
        )}
        {meanwhile && theirs && (
          <Conflict
            meanwhile={meanwhile}
            theirs={theirs}
            onSettled={() => setTheirs(undefined)}
            onTake={() => {
              form.reset(theirs);
              setTheirs(undefined);
              if (draft !== undefined) dropDraft(draft);
            }}
          />
        )}
        {kept && <DraftNote onDrop={startAnew} />}
        {children}
        {footer(form.formState.isSubmitting)}
      </form>
    </FormProvider>
  );
}

interface ConflictProps<V extends FieldValues> {
  meanwhile: Meanwhile<V>;
  theirs: V;
  onSettled: () => void;
  onTake: () => void;
}

function Conflict<V extends FieldValues>(props: ConflictProps<V>) {
  const { meanwhile, theirs, onSettled, onTake } = props;
  const { factsOf, choicesOf, version = "version" as Path<V> } = meanwhile;
  const { getValues, setValue } = useFormContext<V>();
  const [choices] = useState(() => choicesOf?.(getValues(), theirs));
  const takeVersion = () =>
    setValue(version, theirs[version] as PathValue<V, Path<V>>, { shouldDirty: true });
  if (choices)
    return (
      <ChosenByField
        choices={choices}
        onSettled={() => {
          takeVersion();
          onSettled();
        }}
      />
    );
  return (
    <ChangedMeanwhile
      mine={factsOf?.(getValues()) ?? null}
      theirs={factsOf?.(theirs) ?? null}
      onKeep={takeVersion}
      onTake={onTake}
    />
  );
}

/** Sets each error on its field. @returns the errors that belong to none */
function showRefusal<V extends FieldValues>(
  error: unknown,
  setError: ReturnType<typeof useForm<V>>["setError"],
  isField: (path: string) => boolean,
): string | undefined {
  if (!(error instanceof ApiProblem)) throw error;
  const refused = Object.entries(fieldMessages(error));
  const atFields = refused.filter(([path]) => isField(path));
  for (const [index, [path, message]] of atFields.entries()) {
    setError(path as Path<V>, { message }, { shouldFocus: index === 0 });
  }
  if (refused.length === 0) return error.message;
  const others = refused.filter(([path]) => !isField(path)).map(([, message]) => message);
  return others.length > 0 ? [...new Set(others)].join(" · ") : undefined;
}

function useDraft<V extends FieldValues>(
  form: ReturnType<typeof useForm<V>>,
  draft: string | undefined,
): void {
  const { watch } = form;
  const keep = useKeepDraft();
  useEffect(() => {
    if (draft === undefined) return undefined;
    const { unsubscribe } = watch((values) => keep(draft, values));
    return unsubscribe;
  }, [watch, draft, keep]);
}

function DraftNote({ onDrop }: { onDrop: () => void }) {
  const text = useText();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const drop = () => {
    onDrop();
    setShown(false);
  };
  return (
    <Alert
      severity="info"
      className={FORM_NOTE}
      sx={{ marginBlock: 1 }}
      action={
        <Button color="inherit" size="small" onClick={drop}>
          {text("shell.form.dropDraft")}
        </Button>
      }
    >
      {text("shell.form.draft")}
    </Alert>
  );
}
