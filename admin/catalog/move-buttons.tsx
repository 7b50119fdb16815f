import DownIcon from "@mui/icons-material/ArrowDownwardOutlined";
import UpIcon from "@mui/icons-material/ArrowUpwardOutlined";
import { IconButton } from "@mui/material";
import { useNotify, useRefresh, useTranslate } from "ra-core";
import { useState } from "react";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { catalogCall } from "./catalog-source.ts";
import { useCategories } from "./category-tree.ts";

/** Moves a category among its neighbours. */
export function MoveButtons({ category }: { category: CategoryRecord }) {
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const { categories } = useCategories();
  const { id, parentId, version, name } = category;
  const neighbours = categories.filter((one) => one.parentId === parentId);
  const place = neighbours.findIndex((one) => one.id === id);
  const move = async (beforeId: number | null) => {
    setBusy(true);
    try {
      const body = { parentId, beforeId, version };
      await catalogCall("moveCategory", { params: { id }, body });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(translate(error.message), { type: "error" });
    }
    setBusy(false);
    refresh();
  };
  return (
    <>
      <IconButton
        disabled={isBusy || place <= 0}
        onClick={() => void move(neighbours[place - 1]?.id ?? null)}
        aria-label={text("catalog.categories.up", { name: name[locale] })}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        disabled={isBusy || place === neighbours.length - 1}
        onClick={() => void move(neighbours[place + 2]?.id ?? null)}
        aria-label={text("catalog.categories.down", { name: name[locale] })}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </>
  );
}
