export { count, find, suggest } from "./find.ts";
export { follow } from "./follow.ts";
export type {
  BuiltInFacet,
  Choice,
  FacetCount,
  Found,
  PossibleFact,
  Search,
  SearchTerm,
} from "./questions.ts";
