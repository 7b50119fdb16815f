import { useNotify } from "ra-core";
import { ApiProblem } from "../../api/api-problem.ts";

/** Says what the API refuses where there is no form to say it; any other error is thrown again. */
export function useRefusalNotice(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (!(error instanceof ApiProblem)) throw error;
    notify(error.message, { type: "error" });
  };
}
