import AttributesIcon from "@mui/icons-material/SquareFootOutlined";
import AlbumsIcon from "@mui/icons-material/PhotoLibraryOutlined";
import NewsIcon from "@mui/icons-material/NewspaperOutlined";
import PagesIcon from "@mui/icons-material/ArticleOutlined";
import QuestionsIcon from "@mui/icons-material/QuizOutlined";
import VideosIcon from "@mui/icons-material/VideoLibraryOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import BrandsIcon from "@mui/icons-material/SellOutlined";
import CallsIcon from "@mui/icons-material/PhoneInTalkOutlined";
import CategoriesIcon from "@mui/icons-material/AccountTreeOutlined";
import BlocksIcon from "@mui/icons-material/ViewQuiltOutlined";
import CompaniesIcon from "@mui/icons-material/BusinessOutlined";
import CustomersIcon from "@mui/icons-material/PeopleOutlined";
import DeliveryIcon from "@mui/icons-material/LocalShippingOutlined";
import FeedbackIcon from "@mui/icons-material/MailOutlined";
import MenusIcon from "@mui/icons-material/ListOutlined";
import OffersIcon from "@mui/icons-material/EventAvailableOutlined";
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined";
import ProofsIcon from "@mui/icons-material/AccountBalanceOutlined";
import ProductsIcon from "@mui/icons-material/LightOutlined";
import PriceListsIcon from "@mui/icons-material/RequestQuoteOutlined";
import CompanyDiscountsIcon from "@mui/icons-material/HandshakeOutlined";
import PromotionsIcon from "@mui/icons-material/PercentOutlined";
import RatingsIcon from "@mui/icons-material/StarOutlineOutlined";
import RedirectsIcon from "@mui/icons-material/AltRouteOutlined";
import RemittancesIcon from "@mui/icons-material/PaymentsOutlined";
import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined";
import CountsIcon from "@mui/icons-material/FactCheckOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import SimulatorIcon from "@mui/icons-material/CalculateOutlined";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import WalletIcon from "@mui/icons-material/AccountBalanceWalletOutlined";
import SpreadsheetsIcon from "@mui/icons-material/TableChartOutlined";
import TeamIcon from "@mui/icons-material/BadgeOutlined";
import { type ComponentType, lazy } from "react";
import type { MenuEntry } from "./shell/menu.ts";

interface Screen extends MenuEntry {
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
}

/** The first screen, the one of one's own account, and the page that an invitation opens. */
export const StartScreen = lazy(async () => ({
  default: (await import("./start/start-screen.tsx")).StartScreen,
}));
export const AccountScreen = lazy(async () => ({
  default: (await import("./sign-in/account/account-screen.tsx")).AccountScreen,
}));
export const InvitationScreen = lazy(async () => ({
  default: (await import("./sign-in/invitation-screen.tsx")).InvitationScreen,
}));

/** The screens in the order of the menu. Each is fetched when it is opened. */
export const screens: readonly Screen[] = [
  {
    name: "orders",
    permission: "order:read",
    group: "sales",
    icon: OrdersIcon,
    list: lazy(async () => ({ default: (await import("./orders/order-list.tsx")).OrderList })),
    show: lazy(async () => ({
      default: (await import("./orders/page/order-screen.tsx")).OrderScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./orders/phone/phone-order-screen.tsx")).PhoneOrderScreen,
    })),
  },
  {
    name: "calls",
    permission: "order:write",
    group: "sales",
    icon: CallsIcon,
    list: lazy(async () => ({ default: (await import("./orders/calls/call-list.tsx")).CallList })),
  },
  {
    name: "proofs",
    permission: "payment:write",
    group: "sales",
    icon: ProofsIcon,
    list: lazy(async () => ({ default: (await import("./payments/proof-list.tsx")).ProofList })),
  },
  {
    name: "remittances",
    permission: "payment:write",
    group: "sales",
    icon: RemittancesIcon,
    list: lazy(async () => ({
      default: (await import("./payments/remittances/remittance-list.tsx")).RemittanceList,
    })),
  },
  {
    name: "returns",
    permission: "order:read",
    group: "sales",
    icon: ReturnsIcon,
    list: lazy(async () => ({ default: (await import("./returns/return-list.tsx")).ReturnList })),
    show: lazy(async () => ({
      default: (await import("./returns/return-screen.tsx")).ReturnScreen,
    })),
  },
  {
    name: "products",
    permission: "product:write",
    group: "goods",
    icon: ProductsIcon,
    list: lazy(async () => ({
      default: (await import("./assortment/product-list.tsx")).ProductList,
    })),
    show: lazy(async () => ({
      default: (await import("./assortment/product-screen.tsx")).ProductScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./assortment/product-screen.tsx")).NewProductScreen,
    })),
  },
  {
    name: "stock",
    permission: "stock:write",
    group: "goods",
    icon: StockIcon,
    list: lazy(async () => ({ default: (await import("./inventory/stock-list.tsx")).StockList })),
  },
  {
    name: "counts",
    permission: "stock:write",
    group: "goods",
    icon: CountsIcon,
    list: lazy(async () => ({ default: (await import("./inventory/count-list.tsx")).CountList })),
    show: lazy(async () => ({
      default: (await import("./inventory/count-screen.tsx")).CountScreen,
    })),
  },
  {
    name: "categories",
    permission: "product:write",
    group: "goods",
    icon: CategoriesIcon,
    list: lazy(async () => ({
      default: (await import("./catalog/category-list.tsx")).CategoryList,
    })),
  },
  {
    name: "brands",
    permission: "product:write",
    group: "goods",
    icon: BrandsIcon,
    list: lazy(async () => ({ default: (await import("./catalog/brand-list.tsx")).BrandList })),
  },
  {
    name: "attributes",
    permission: "product:write",
    group: "goods",
    icon: AttributesIcon,
    list: lazy(async () => ({
      default: (await import("./catalog/attributes/attribute-list.tsx")).AttributeList,
    })),
    show: lazy(async () => ({
      default: (await import("./catalog/attributes/attribute-screen.tsx")).AttributeScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./catalog/attributes/attribute-screen.tsx")).NewAttributeScreen,
    })),
  },
  {
    name: "offers",
    permission: "price:write",
    group: "prices",
    icon: OffersIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/offers/offer-list.tsx")).OfferList,
    })),
    create: lazy(async () => ({
      default: (await import("./pricing/offers/new-offer-screen.tsx")).NewOfferScreen,
    })),
  },
  {
    name: "promotions",
    permission: "price:write",
    group: "prices",
    icon: PromotionsIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/promotions/promotion-list.tsx")).PromotionList,
    })),
    show: lazy(async () => ({
      default: (await import("./pricing/promotions/promotion-screen.tsx")).PromotionScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./pricing/promotions/promotion-screen.tsx")).NewPromotionScreen,
    })),
  },
  {
    name: "simulator",
    permission: "price:write",
    group: "prices",
    icon: SimulatorIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/simulator/simulator-screen.tsx")).SimulatorScreen,
    })),
  },
  {
    name: "price-lists",
    permission: "price:write",
    group: "prices",
    icon: PriceListsIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/price-lists/price-list-list.tsx")).PriceListList,
    })),
    show: lazy(async () => ({
      default: (await import("./pricing/price-lists/price-list-screen.tsx")).PriceListScreen,
    })),
  },
  {
    name: "company-discounts",
    permission: "price:write",
    group: "prices",
    icon: CompanyDiscountsIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/company-discounts/company-discount-list.tsx"))
        .CompanyDiscountList,
    })),
  },
  {
    name: "spreadsheets",
    permission: "product:write",
    group: "goods",
    icon: SpreadsheetsIcon,
    list: lazy(async () => ({
      default: (await import("./spreadsheets/import-list.tsx")).ImportList,
    })),
    show: lazy(async () => ({
      default: (await import("./spreadsheets/import-screen.tsx")).ImportScreen,
    })),
  },
  {
    name: "customers",
    permission: "customer:read",
    group: "customers",
    icon: CustomersIcon,
    list: lazy(async () => ({
      default: (await import("./customers/customer-list.tsx")).CustomerList,
    })),
    show: lazy(async () => ({
      default: (await import("./customers/customer-screen.tsx")).CustomerScreen,
    })),
  },
  {
    name: "wallet-requests",
    permission: "wallet:write",
    group: "customers",
    icon: WalletIcon,
    list: lazy(async () => ({
      default: (await import("./customers/wallet/request-list.tsx")).WalletRequestList,
    })),
  },
  {
    name: "companies",
    permission: "company:review",
    group: "customers",
    icon: CompaniesIcon,
    list: lazy(async () => ({
      default: (await import("./companies/company-list.tsx")).CompanyList,
    })),
    show: lazy(async () => ({
      default: (await import("./companies/company-screen.tsx")).CompanyScreen,
    })),
  },
  {
    name: "feedback",
    permission: "feedback:reply",
    group: "customers",
    icon: FeedbackIcon,
    list: lazy(async () => ({
      default: (await import("./feedback/feedback-list.tsx")).FeedbackList,
    })),
  },
  {
    name: "ratings",
    permission: "rating:moderate",
    group: "customers",
    icon: RatingsIcon,
    list: lazy(async () => ({ default: (await import("./feedback/rating-list.tsx")).RatingList })),
  },
  {
    name: "pages",
    permission: "content:write",
    group: "content",
    icon: PagesIcon,
    list: lazy(async () => ({
      default: (await import("./content/articles/page-screen.tsx")).PageList,
    })),
    show: lazy(async () => ({
      default: (await import("./content/articles/page-screen.tsx")).PageScreen,
    })),
  },
  {
    name: "news",
    permission: "content:write",
    group: "content",
    icon: NewsIcon,
    list: lazy(async () => ({
      default: (await import("./content/articles/news-screen.tsx")).NewsList,
    })),
    show: lazy(async () => ({
      default: (await import("./content/articles/news-screen.tsx")).NewsScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./content/articles/news-screen.tsx")).NewNewsScreen,
    })),
  },
  {
    name: "questions",
    permission: "content:write",
    group: "content",
    icon: QuestionsIcon,
    list: lazy(async () => ({ default: (await import("./content/faq/faq-screen.tsx")).FaqScreen })),
    show: lazy(async () => ({
      default: (await import("./content/faq/question-screen.tsx")).QuestionScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./content/faq/question-screen.tsx")).NewQuestionScreen,
    })),
  },
  {
    name: "albums",
    permission: "content:write",
    group: "content",
    icon: AlbumsIcon,
    list: lazy(async () => ({
      default: (await import("./content/albums/album-screen.tsx")).AlbumList,
    })),
    show: lazy(async () => ({
      default: (await import("./content/albums/album-screen.tsx")).AlbumScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./content/albums/album-screen.tsx")).NewAlbumScreen,
    })),
  },
  {
    name: "videos",
    permission: "content:write",
    group: "content",
    icon: VideosIcon,
    list: lazy(async () => ({
      default: (await import("./content/videos/video-screen.tsx")).VideoList,
    })),
    show: lazy(async () => ({
      default: (await import("./content/videos/video-screen.tsx")).VideoScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./content/videos/video-screen.tsx")).NewVideoScreen,
    })),
  },
  {
    name: "menus",
    permission: "menu:write",
    group: "content",
    icon: MenusIcon,
    list: lazy(async () => ({ default: (await import("./menus/menu-list.tsx")).MenuList })),
    show: lazy(async () => ({ default: (await import("./menus/menu-screen.tsx")).MenuScreen })),
  },
  {
    name: "blocks",
    permission: "menu:write",
    group: "content",
    icon: BlocksIcon,
    list: lazy(async () => ({
      default: (await import("./menus/blocks/block-list.tsx")).BlockList,
    })),
    show: lazy(async () => ({
      default: (await import("./menus/blocks/block-screen.tsx")).BlockScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./menus/blocks/block-screen.tsx")).NewBlockScreen,
    })),
  },
  {
    name: "redirects",
    permission: "redirect:write",
    group: "content",
    icon: RedirectsIcon,
    list: lazy(async () => ({
      default: (await import("./redirects/redirect-list.tsx")).RedirectList,
    })),
  },
  {
    name: "delivery",
    permission: "settings:write",
    group: "shop",
    icon: DeliveryIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/delivery/delivery-list.tsx")).DeliveryList,
    })),
  },
  {
    name: "settings",
    permission: "settings:write",
    group: "shop",
    icon: SettingsIcon,
    list: lazy(async () => ({
      default: (await import("./settings/settings-screen.tsx")).SettingsScreen,
    })),
  },
  {
    name: "team",
    permission: "staff:manage",
    group: "shop",
    icon: TeamIcon,
    list: lazy(async () => ({ default: (await import("./staff/team-list.tsx")).TeamList })),
  },
  {
    name: "audit",
    permission: "audit:read",
    group: "shop",
    icon: AuditIcon,
    list: lazy(async () => ({ default: (await import("./staff/audit/audit-list.tsx")).AuditList })),
  },
];
