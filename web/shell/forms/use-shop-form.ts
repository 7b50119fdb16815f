import { type SubmitEvent, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { forgetDraft, readDraft, writeDraft } from "./form-draft.ts";
import { mergeDraft, pathsOf, withoutSecrets } from "./form-values.ts";
import { type FormRules, useCheckedForm } from "./use-checked-form.ts";
import { useDraft } from "./use-draft.ts";

interface ShopFormOptions<V extends FieldValues> extends FormRules<V> {
  /**
   * Submits the values; throws an `ApiProblem` on refusal. The draft is deleted when it resolves.
   */
  send: (values: V) => Promise<void>;
  /** Key of the draft in this tab. */
  draft?: string;
  /**
   * Keeps the draft after submitting, because another step follows and the customer may come back.
   */
  keepsDraft?: boolean;
  /** Fields that are never stored: passwords, codes. */
  secrets?: readonly (keyof V & string)[];
  /** Problem codes that belong to a field: `{ "code-wrong": "code" }`. */
  fieldOf?: { readonly [code: string]: FieldPath<V> };
}

/** The part of a problem that belongs to no field. */
export interface Refusal {
  code: string;
  texts: string[];
}

export interface ShopFormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  sending: boolean;
  refusal: Refusal | null;
  labelOf: (path: string) => string;
}

/**
 * A form of the shop: validated by the contract's rules, sent once however often it is submitted,
 * with drafts.
 */
export function useShopForm<V extends FieldValues>(options: ShopFormOptions<V>): ShopFormState<V> {
  const { draft, secrets = [], values: empty } = options;
  const form = useCheckedForm<V>(options);
  useDraft(form, {
    read: (typed) => {
      const kept = draft && readDraft(draft);
      return kept ? mergeDraft(empty, kept, typed) : null;
    },
    write: (values) => {
      if (draft)
        writeDraft(draft, { ...asParts(readDraft(draft)), ...withoutSecrets(values, secrets) });
    },
  });
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(false);
  const placeProblem = usePlaceProblem(form, options);

  const send = async (values: V) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    try {
      await options.send(values);
      if (draft && !options.keepsDraft) forgetDraft(draft);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(placeProblem(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return {
    form,
    submit: (event) => void form.handleSubmit(send)(event),
    sending,
    refusal,
    labelOf: options.labelOf,
  };
}

/** Values that another form stored under the same key are kept. */
function asParts(kept: unknown): object {
  return typeof kept === "object" && kept !== null ? kept : {};
}

/** Sets the server's errors on their fields; returns the rest. */
function usePlaceProblem<V extends FieldValues>(
  form: UseFormReturn<V>,
  { values, fieldOf = {} }: ShopFormOptions<V>,
) {
  const offline = useTranslations("shell")("offline");
  return (problem: ApiProblem): Refusal | null => {
    const { code, message } = problem;
    const own = fieldOf[code];
    const errors = own ? [{ path: own, message }] : (problem.problem.errors ?? []);
    const known = new Set(pathsOf(values));
    const placed = errors.filter(({ path }) => known.has(path));
    for (const [index, { path, message: text }] of placed.entries()) {
      const name = path as FieldPath<V>;
      form.setError(name, { type: "server", message: text }, { shouldFocus: index === 0 });
    }
    const others = errors.filter(({ path }) => !known.has(path));
    if (placed.length > 0 && others.length === 0) return null;
    const general = code === OFFLINE ? offline : message;
    return { code, texts: [general, ...others.map((error) => error.message)] };
  };
}
