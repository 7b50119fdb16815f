import type { PageContext } from "#contract/page-context.ts";
import { localePath } from "#contract/kernel/locale.ts";
import type { Problem } from "#contract/kernel/problem.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { callAs } from "#web/api/call-as.ts";
import { notFound } from "#web/shell/not-found.ts";
import { data, redirect } from "react-router";

/** The API for the visitor of a personal page. Elsewhere, as in requests for a page's data alone, there is none. */
export async function visitorApi(page: PageContext) {
  if (!page.visitor) throw await notFound(page);
  return callAs(page.visitor);
}

/** On to another page after a form was taken, so that reloading sends nothing twice. */
export function seeOther(path: string, { locale, defaultLocale }: PageContext) {
  return redirect(localePath(path, locale, defaultLocale), 303);
}

/** What a form shows when it comes back: what was typed, and why it was refused. */
export interface FormAnswer {
  problem: Problem | null;
  typed: Record<string, string>;
}

/** The form once more with the API's refusal; what is no refusal is thrown on. */
export function refusedForm(error: unknown, typed: FormAnswer["typed"]) {
  if (!(error instanceof ApiProblem)) throw error;
  const answer: FormAnswer = { problem: error.problem, typed };
  return data(answer, { status: error.status });
}

/** The texts of a form by name. */
export async function typedIn(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
