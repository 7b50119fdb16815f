import { FavouritesView } from "./favourites-view.tsx";

/** The favourites as a section of the account. */
export function AccountSection() {
  return <FavouritesView columns={3} pagePath="/Account?part=favourites" />;
}
