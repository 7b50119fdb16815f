import { data } from "react-router";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { Problem } from "#contract/kernel/problem.ts";
import type { PageContext } from "#contract/page-context.ts";
import { callAs } from "#web/api/call-as.ts";
import { notFound } from "#web/shell/not-found.ts";
import { redirectTo } from "#web/shell/redirect-to.ts";

/**
 * The API on behalf of a personal page's visitor. Not available elsewhere, as in requests for a
 * page's data only.
 */
export async function visitorApi(page: PageContext) {
  if (!page.visitor) throw await notFound(page);
  return callAs(page.visitor);
}

/** Redirects after a successful form post, so that a reload does not send it again. */
export function seeOther(path: string, page: PageContext) {
  return redirectTo(path, page, 303);
}

/** What a form shows after it was refused: the typed values, and the reason. */
export interface FormAnswer {
  problem: Problem | null;
  typed: Record<string, string>;
}

/** The form with the API's refusal; rethrows any other error. */
export function refusedForm(error: unknown, typed: FormAnswer["typed"]) {
  if (!(error instanceof ApiProblem)) throw error;
  const answer: FormAnswer = { problem: error.problem, typed };
  return data(answer, { status: error.status });
}

/** The form's text values by name. */
export async function typedIn(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
