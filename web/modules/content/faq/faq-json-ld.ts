import type { FaqGroup } from "#contract/content/endpoints.ts";
import { SCHEMA } from "../content-meta.ts";
import { plainText } from "../text/anchors.ts";

/** Questions and answers as structured data. */
export function faqJsonLd(groups: readonly FaqGroup[]): object {
  return {
    "@context": SCHEMA,
    "@type": "FAQPage",
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
  };
}
