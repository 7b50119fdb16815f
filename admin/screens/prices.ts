import SimulatorIcon from "@mui/icons-material/CalculateOutlined";
import OffersIcon from "@mui/icons-material/EventAvailableOutlined";
import CompanyDiscountsIcon from "@mui/icons-material/HandshakeOutlined";
import PromotionsIcon from "@mui/icons-material/PercentOutlined";
import PriceListsIcon from "@mui/icons-material/RequestQuoteOutlined";
import { lazy } from "react";
import type { Screen } from "./screen.ts";

export const prices: readonly Screen[] = [
  {
    name: "offers",
    permission: "price:write",
    icon: OffersIcon,
    list: lazy(async () => ({
      default: (await import("../pricing/offers/offer-list.tsx")).OfferList,
    })),
    create: lazy(async () => ({
      default: (await import("../pricing/offers/new-offer-screen.tsx")).NewOfferScreen,
    })),
  },
  {
    name: "promotions",
    permission: "price:write",
    icon: PromotionsIcon,
    list: lazy(async () => ({
      default: (await import("../pricing/promotions/promotion-list.tsx")).PromotionList,
    })),
    show: lazy(async () => ({
      default: (await import("../pricing/promotions/promotion-screen.tsx")).PromotionScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../pricing/promotions/promotion-screen.tsx")).NewPromotionScreen,
    })),
  },
  {
    name: "simulator",
    permission: "price:write",
    icon: SimulatorIcon,
    list: lazy(async () => ({
      default: (await import("../pricing/simulator/simulator-screen.tsx")).SimulatorScreen,
    })),
  },
  {
    name: "price-lists",
    permission: "price:write",
    icon: PriceListsIcon,
    list: lazy(async () => ({
      default: (await import("../pricing/price-lists/price-list-list.tsx")).PriceListList,
    })),
    show: lazy(async () => ({
      default: (await import("../pricing/price-lists/price-list-screen.tsx")).PriceListScreen,
    })),
  },
  {
    name: "company-discounts",
    permission: "price:write",
    icon: CompanyDiscountsIcon,
    list: lazy(async () => ({
      default: (await import("../pricing/company-discounts/company-discount-list.tsx"))
        .CompanyDiscountList,
    })),
  },
];
