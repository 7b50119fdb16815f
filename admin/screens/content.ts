import RedirectsIcon from "@mui/icons-material/AltRouteOutlined";
import PagesIcon from "@mui/icons-material/ArticleOutlined";
import MenusIcon from "@mui/icons-material/ListOutlined";
import NewsIcon from "@mui/icons-material/NewspaperOutlined";
import AlbumsIcon from "@mui/icons-material/PhotoLibraryOutlined";
import QuestionsIcon from "@mui/icons-material/QuizOutlined";
import VideosIcon from "@mui/icons-material/VideoLibraryOutlined";
import BlocksIcon from "@mui/icons-material/ViewQuiltOutlined";
import { lazy } from "react";
import type { Screen } from "./screen.ts";

export const content: readonly Screen[] = [
  {
    name: "pages",
    permission: "content:write",
    icon: PagesIcon,
    list: lazy(async () => ({
      default: (await import("../content/articles/page-screen.tsx")).PageList,
    })),
    show: lazy(async () => ({
      default: (await import("../content/articles/page-screen.tsx")).PageScreen,
    })),
  },
  {
    name: "news",
    permission: "content:write",
    icon: NewsIcon,
    list: lazy(async () => ({
      default: (await import("../content/articles/news-screen.tsx")).NewsList,
    })),
    show: lazy(async () => ({
      default: (await import("../content/articles/news-screen.tsx")).NewsScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../content/articles/news-screen.tsx")).NewNewsScreen,
    })),
  },
  {
    name: "questions",
    permission: "content:write",
    icon: QuestionsIcon,
    list: lazy(async () => ({
      default: (await import("../content/faq/faq-screen.tsx")).FaqScreen,
    })),
    show: lazy(async () => ({
      default: (await import("../content/faq/question-screen.tsx")).QuestionScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../content/faq/question-screen.tsx")).NewQuestionScreen,
    })),
  },
  {
    name: "albums",
    permission: "content:write",
    icon: AlbumsIcon,
    list: lazy(async () => ({
      default: (await import("../content/albums/album-screen.tsx")).AlbumList,
    })),
    show: lazy(async () => ({
      default: (await import("../content/albums/album-screen.tsx")).AlbumScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../content/albums/album-screen.tsx")).NewAlbumScreen,
    })),
  },
  {
    name: "videos",
    permission: "content:write",
    icon: VideosIcon,
    list: lazy(async () => ({
      default: (await import("../content/videos/video-screen.tsx")).VideoList,
    })),
    show: lazy(async () => ({
      default: (await import("../content/videos/video-screen.tsx")).VideoScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../content/videos/video-screen.tsx")).NewVideoScreen,
    })),
  },
  {
    name: "menus",
    permission: "menu:write",
    icon: MenusIcon,
    list: lazy(async () => ({ default: (await import("../menus/menu-list.tsx")).MenuList })),
    show: lazy(async () => ({ default: (await import("../menus/menu-screen.tsx")).MenuScreen })),
  },
  {
    name: "blocks",
    permission: "menu:write",
    icon: BlocksIcon,
    list: lazy(async () => ({
      default: (await import("../menus/blocks/block-list.tsx")).BlockList,
    })),
    show: lazy(async () => ({
      default: (await import("../menus/blocks/block-screen.tsx")).BlockScreen,
    })),
    create: lazy(async () => ({
      default: (await import("../menus/blocks/block-screen.tsx")).NewBlockScreen,
    })),
  },
  {
    name: "redirects",
    permission: "redirect:write",
    icon: RedirectsIcon,
    list: lazy(async () => ({
      default: (await import("../redirects/redirect-list.tsx")).RedirectList,
    })),
  },
];
