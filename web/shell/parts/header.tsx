import { FavouritesLink } from "#web/shell/favourites/favourites-link.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { AccountButton } from "./account/account-button.tsx";
import { Brand } from "./brand.tsx";
import { CartButton } from "./cart-button.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchField } from "./search-field.tsx";
import { TopBar } from "./top-bar.tsx";

/**
 * Scrolls away except for its last row: on phones menu, search, account and cart, on wider screens
 * the logo as well. The category bar below it scrolls with the page.
 */
export function Header() {
  return (
    <>
      <header className="site-header sticky -top-21 z-(--layer-bar) border-b border-transparent bg-plaster desktop:-top-9">
        <TopBar />
        <Container>
          <div className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-1 desktop:grid-cols-[auto_1fr_auto_auto_auto] desktop:gap-x-0 desktop:py-3">
            <Brand className="col-span-3 h-14 justify-self-start desktop:col-span-1" />
            <div className="flex min-w-0 items-center gap-2 mobile:col-span-2 mobile:row-start-2 mobile:mb-3 mobile:-me-1 desktop:mx-8">
              <MenuButton />
              <SearchField />
            </div>
            <FavouritesLink />
            <div className="mobile:row-start-2 mobile:mb-3">
              <AccountButton />
            </div>
            <div className="mobile:row-start-2 mobile:mb-3">
              <CartButton />
            </div>
          </div>
        </Container>
      </header>
      <MainNavigation />
    </>
  );
}
