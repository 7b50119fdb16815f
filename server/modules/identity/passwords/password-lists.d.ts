declare module "fxa-common-password-list" {
  const list: {
    /** Whether it is one of the 50,000 most common passwords of 8 characters or more. */
    test(password: string): boolean;
  };
  export = list;
}

/** Only the keyboards: the package's main entry also loads word lists, 9 MB in memory. */
declare module "@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs" {
  import type { OptionsGraph } from "@zxcvbn-ts/core";

  const graphs: OptionsGraph;
  export = graphs;
}
