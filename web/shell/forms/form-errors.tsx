import { type MouseEvent, useEffect, useRef } from "react";
import { get, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type FormValues, pathsOf } from "./form-values.ts";
import type { Refusal } from "./use-shop-form.ts";
import { useTyped } from "./use-typed.ts";

interface FormErrorsProps {
  refusal: Refusal | null;
  labelOf: (path: string) => string;
}

/**
 * Shown after a failed submit: errors that belong to no field, and links to the fields with errors.
 */
export function FormErrors({ refusal, labelOf }: FormErrorsProps) {
  const place = useRef<HTMLDivElement>(null);
  const mistakes = useMistakes();
  useEffect(() => {
    if (refusal) place.current?.focus();
  }, [refusal]);
  if (!refusal && mistakes.length < 2) return null;
  return (
    <div ref={place} tabIndex={-1} className="rounded-panel">
      <Notice tone="error" live>
        {refusal?.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {mistakes.length > 0 && <MistakeList mistakes={mistakes} labelOf={labelOf} />}
      </Notice>
    </div>
  );
}

interface Mistake {
  path: string;
  text: string;
}

interface MistakeListProps extends Pick<FormErrorsProps, "labelOf"> {
  mistakes: Mistake[];
}

function MistakeList({ mistakes, labelOf }: MistakeListProps) {
  const t = useTranslations("forms");
  const { setFocus } = useFormContext<FormValues>();
  const go = (event: MouseEvent, path: string) => {
    event.preventDefault();
    setFocus(path);
  };
  return (
    <>
      <p className="font-heading font-medium">{t("fix", { count: mistakes.length })}</p>
      <ul className="mt-1 flex flex-col">
        {mistakes.map(({ path, text }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => go(event, path)}
              className="inline-flex min-h-8 flex-wrap items-center gap-x-2 rounded-small hover:underline"
            >
              <span className="font-medium underline decoration-error/40 underline-offset-4">
                {labelOf(path)}
              </span>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The invalid fields in the order of the form, after a submit attempt. */
function useMistakes(): Mistake[] {
  const { formState, getValues } = useFormContext<FormValues>();
  const { errors, submitCount } = formState;
  const typed = useTyped();
  if (submitCount === 0) return [];
  return pathsOf(getValues()).flatMap((path) => {
    if (path === typed) return [];
    const error: { message?: string } | undefined = get(errors, path);
    return error?.message ? [{ path, text: error.message }] : [];
  });
}
