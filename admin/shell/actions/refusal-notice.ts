import { ApiProblem, fieldMessages } from "#api-client/api-problem.ts";
import { useProblemText } from "../../i18n/use-problem-text.ts";
import { notify } from "./notices.ts";

/** Shows an API problem where there is no form; any other error is rethrown. */
export function useRefusalNotice(): (error: unknown) => void {
  const problemText = useProblemText();
  return (error) => {
    if (!(error instanceof ApiProblem)) throw error;
    const ofFields = [...new Set(Object.values(fieldMessages(error)))].join(" · ");
    notify(ofFields || problemText(error.message), "error");
  };
}
