import { useNotify } from "ra-core";
import { ApiProblem, fieldMessages } from "#api-client/api-problem.ts";

/** Shows an API problem where there is no form; any other error is rethrown. */
export function useRefusalNotice(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (!(error instanceof ApiProblem)) throw error;
    const ofFields = [...new Set(Object.values(fieldMessages(error)))].join(" · ");
    notify(ofFields || error.message, { type: "error" });
  };
}
