import { FavouritesLink } from "#web/shell/favourites/favourites-link.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { AccountButton } from "./account/account-button.tsx";
import { Brand } from "./brand.tsx";
import { CartButton } from "./cart-button.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchField } from "./search-field.tsx";
import { TopBar } from "./top-bar.tsx";
import "./header.css";

/**
 * Scrolls away up to its last row: on mobile screens the search, on wider ones logo, search and cart in one row.
 * The departments below it stay at the top of the page.
 */
export function Header() {
  return (
    <>
      <header className="site-header sticky -top-21 z-(--layer-bar) border-b border-transparent bg-plaster desktop:-top-9">
        <TopBar />
        <Container>
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 desktop:gap-x-8 desktop:py-3">
            <Brand className="h-14" />
            <div className="col-start-3 flex items-center">
              <FavouritesLink />
              <AccountButton />
              <CartButton />
            </div>
            <div className="col-span-3 flex items-center gap-2 pb-3 desktop:col-span-1 desktop:col-start-2 desktop:row-start-1 desktop:pb-0">
              <MenuButton />
              <SearchField />
            </div>
          </div>
        </Container>
      </header>
      <MainNavigation />
    </>
  );
}
