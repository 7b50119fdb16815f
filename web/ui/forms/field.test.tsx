import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

/** The field as HTML, and the ids that describe its control. */
function fieldWith(texts: { hint?: string; error?: string }) {
  const html = renderToStaticMarkup(
    <Field label="Mobile" {...texts}>
      <TextInput />
    </Field>,
  );
  const described = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  return { html, described: described.filter((id) => id !== "") };
}

test("describes the control by its hint and its error", () => {
  const hint = "Egyptian mobile number";
  const error = "Please enter an Egyptian mobile number";
  const before = fieldWith({ hint });
  expect(before.html).toContain(hint);
  expect(before.described).toEqual([expect.stringMatching(/-hint$/)]);
  const after = fieldWith({ hint, error });
  expect(after.html).toContain(error);
  expect(after.html).toContain(`>${hint}<`);
  expect(after.described).toEqual([
    expect.stringMatching(/-error$/),
    expect.stringMatching(/-hint$/),
  ]);
  for (const { html, described } of [before, after])
    for (const id of described) expect(html).toContain(`id="${id}"`);
});
