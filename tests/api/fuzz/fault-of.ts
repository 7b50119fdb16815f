interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/**
 * What is wrong with a response: a server error, or a refusal that is not a problem in the
 * request's language.
 */
export function faultOf(
  { statusCode, headers, body }: Answer,
  locale: unknown,
): string | undefined {
  if (statusCode >= 500) return `answers ${statusCode}`;
  if (statusCode < 400) return undefined;
  if (!String(headers["content-type"]).includes("application/problem+json")) return "is no problem";
  const problem = JSON.parse(body) as { code: string; title: string; status: number };
  const isArabic = /[\u0600-\u06ff]/.test(problem.title);
  if (problem.status !== statusCode || !/^[a-z-]+$/.test(problem.code)) return `says ${body}`;
  return isArabic === (locale === "ar")
    ? undefined
    : `says "${problem.title}" in ${String(locale)}`;
}
