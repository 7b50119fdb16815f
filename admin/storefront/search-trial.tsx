import { Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Locale } from "#contract/kernel/locale.ts";
import type { FoundByTrial } from "#contract/storefront/synonym-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Answered } from "../shell/data/answered.tsx";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { Code } from "../shell/values.tsx";
import { RankPanel } from "./rank-panel.tsx";

interface Tried {
  q: string;
  pageLocale: Locale;
}

/**
 * A search as customers make it: how it is understood, and the results without and with the stored
 * synonyms.
 */
export function SearchTrial({ tried }: { tried: string }) {
  const text = useText();
  const [query, setQuery] = useState<Tried>({ q: tried, pageLocale: locale });
  const languages = (["ar", "en"] as const).map((value) => ({
    value,
    label: text(`synonyms.languages.${value}`),
  }));
  return (
    <Panel title={text("synonyms.trial.title")}>
      <ApiForm<Tried>
        defaultValues={query}
        send={(values) => call("GET /api/v1/admin/search/trial", { query: values })}
        onDone={setQuery}
        footer={(isBusy) => (
          <Button type="submit" variant="outlined" disabled={isBusy} sx={{ marginBlockStart: 1 }}>
            {text("synonyms.trial.try")}
          </Button>
        )}
      >
        <Field name="q" label={text("synonyms.trial.q")} autoComplete="off" />
        <Field name="pageLocale" label={text("synonyms.trial.on")} choices={languages} />
      </ApiForm>
      <output>
        {query.q !== "" && <Outcome key={query.q + query.pageLocale} query={query} />}
      </output>
    </Panel>
  );
}

function Outcome({ query }: { query: Tried }) {
  const text = useText();
  const [productId, setProductId] = useState<number>();
  const answer = useQuery({
    queryKey: ["synonyms", "trial", query],
    queryFn: () => call("GET /api/v1/admin/search/trial", { query }),
  });
  return (
    <Answered answer={answer}>
      {({ terms, didYouMean, before, after }) => (
        <Box sx={{ display: "grid", gap: 2, marginBlockStart: 2 }}>
          <section aria-label={text("synonyms.trial.understood")}>
            <Typography variant="h3">{text("synonyms.trial.understood")}</Typography>
            {didYouMean !== null && (
              <p>{text("synonyms.trial.meant", { words: `\u2068${didYouMean}\u2069` })}</p>
            )}
            <ul>
              {terms.map((term) => (
                <li key={term.text}>
                  <bdi>{term.text}</bdi>
                  {term.isKind && ` (${text("synonyms.trial.kind")})`}
                  {term.also.length > 0 && (
                    <>
                      {`: ${text("synonyms.trial.also")} `}
                      <Several words={term.also} />
                    </>
                  )}
                  {term.facts.map((fact) => (
                    <Code key={fact}>{` ${fact} `}</Code>
                  ))}
                </li>
              ))}
            </ul>
          </section>
          <Box
            sx={{
              display: "grid",
              gap: 2,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            <Found title={text("synonyms.trial.before")} found={before} />
            <Found title={text("synonyms.trial.after")} found={after} onExplain={setProductId} />
          </Box>
          {productId !== undefined && <RankPanel {...query} productId={productId} />}
        </Box>
      )}
    </Answered>
  );
}

function Several({ words }: { words: readonly string[] }) {
  return words.map((word, index) => (
    <span key={word}>
      {index > 0 && " · "}
      <bdi>{word}</bdi>
    </span>
  ));
}

interface FoundProps {
  title: string;
  found: FoundByTrial;
  onExplain?: (productId: number) => void;
}

function Found({ title, found: { total, isGuess, items }, onExplain }: FoundProps) {
  const text = useText();
  return (
    <section aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      <p>
        {text("synonyms.trial.count", { count: total })}
        {isGuess && ` · ${text("synonyms.trial.guess")}`}
      </p>
      <ol>
        {items.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {onExplain && (
              <Button
                size="small"
                onClick={() => onExplain(id)}
                aria-label={text("synonyms.rank.whyOf", { name })}
              >
                {text("synonyms.rank.why")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
