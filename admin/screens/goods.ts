import CategoriesIcon from "@mui/icons-material/AccountTreeOutlined";
import CountsIcon from "@mui/icons-material/FactCheckOutlined";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import ProductsIcon from "@mui/icons-material/LightOutlined";
import SynonymsIcon from "@mui/icons-material/ManageSearchOutlined";
import BrandsIcon from "@mui/icons-material/SellOutlined";
import AttributesIcon from "@mui/icons-material/SquareFootOutlined";
import SpreadsheetsIcon from "@mui/icons-material/TableChartOutlined";
import { lazy } from "react";
import type { Screen } from "./screen.ts";

export const goods: readonly Screen[] = [
  {
    name: "products",
    permission: "product:write",
    icon: ProductsIcon,
    list: lazy(async () => ({
      default: (await import("../assortment/product-list.tsx")).ProductList,
    })),
    show: lazy(async () => ({
      default: (await import("../assortment/product-screen.tsx")).ProductScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../assortment/product-screen.tsx")).NewProductScreen,
    })),
  },
  {
    name: "stock",
    permission: "stock:write",
    icon: StockIcon,
    list: lazy(async () => ({ default: (await import("../inventory/stock-list.tsx")).StockList })),
  },
  {
    name: "counts",
    permission: "stock:write",
    icon: CountsIcon,
    list: lazy(async () => ({
      default: (await import("../inventory/counts/count-list.tsx")).CountList,
    })),
    show: lazy(async () => ({
      default: (await import("../inventory/counts/count-screen.tsx")).CountScreen,
    })),
  },
  {
    name: "categories",
    permission: "product:write",
    icon: CategoriesIcon,
    list: lazy(async () => ({
      default: (await import("../catalog/category-list.tsx")).CategoryList,
    })),
  },
  {
    name: "brands",
    permission: "product:write",
    icon: BrandsIcon,
    list: lazy(async () => ({ default: (await import("../catalog/brand-list.tsx")).BrandList })),
  },
  {
    name: "attributes",
    permission: "product:write",
    icon: AttributesIcon,
    list: lazy(async () => ({
      default: (await import("../catalog/attributes/attribute-list.tsx")).AttributeList,
    })),
    show: lazy(async () => ({
      default: (await import("../catalog/attributes/attribute-screen.tsx")).AttributeScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../catalog/attributes/attribute-screen.tsx")).NewAttributeScreen,
    })),
  },
  {
    name: "synonyms",
    permission: "product:write",
    icon: SynonymsIcon,
    list: lazy(async () => ({
      default: (await import("../storefront/synonym-list.tsx")).SynonymList,
    })),
    create: lazy(async () => ({
      default: (await import("../storefront/synonym-form.tsx")).NewSynonymScreen,
    })),
  },
  {
    name: "spreadsheets",
    permission: "sheet:use",
    icon: SpreadsheetsIcon,
    list: lazy(async () => ({
      default: (await import("../spreadsheets/import-list.tsx")).ImportList,
    })),
    show: lazy(async () => ({
      default: (await import("../spreadsheets/import-screen.tsx")).ImportScreen,
    })),
  },
];
