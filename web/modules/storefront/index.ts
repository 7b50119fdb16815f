export { isPrivateList, pageTitle } from "./parts/list/list-meta.ts";
export { type LoadedList, loadList } from "./parts/list/load-list.ts";
export { ProductListPage } from "./parts/list/product-list-page.tsx";
