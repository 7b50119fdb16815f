import ViewsIcon from "@mui/icons-material/BookmarkBorderOutlined";
import { Box, Button, Divider, Menu, MenuItem } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionDialog } from "../actions/action-button.tsx";
import { useDoneNotice } from "../actions/done-notice.ts";
import { Field } from "../forms/field.tsx";
import { useList } from "./use-list.ts";

/** Named sets of filters and sort order. */
export function SavedViews() {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { name: list } = useList();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { views, forget, save } = useViews(list);
  const close = () => setAnchor(null);
  const current = views.find((view) => view.search === search);
  return (
    <>
      <Button
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-label={text("shell.views.title")}
        // On a phone the icon alone, so that a list's actions fit one row.
        sx={{ minInlineSize: 0, "& .MuiButton-startIcon": { marginInlineEnd: { xs: 0, sm: 1 } } }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {text("shell.views.title")}
        </Box>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {views.map(({ id, name, search: kept }) => (
          <MenuItem
            key={id}
            selected={id === current?.id}
            onClick={() => {
              close();
              void navigate(`/${list}${kept}`);
            }}
          >
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close();
            setSaving(true);
          }}
        >
          {text("shell.views.save")}
        </MenuItem>
        {current && (
          <MenuItem
            onClick={() => {
              close();
              void forget(current);
            }}
          >
            {text("shell.views.forget", { name: current.name })}
          </MenuItem>
        )}
      </Menu>
      {isSaving && (
        <ActionDialog
          label={text("shell.form.save")}
          title={text("shell.views.save")}
          explanation={text("shell.views.saveText")}
          done={text("shell.views.saved")}
          defaultValues={{ name: current?.name ?? "" }}
          send={({ name }) => save({ list, name, search })}
          onClose={() => setSaving(false)}
        >
          <Field name="name" label={text("shell.views.name")} isFirst autoComplete="off" />
        </ActionDialog>
      )}
    </>
  );
}

function useViews(list: string) {
  const text = useText();
  const say = useDoneNotice();
  const client = useQueryClient();
  const queryKey = ["views", list];
  const { data } = useQuery({
    queryKey,
    queryFn: () => call("GET /api/v1/admin/views", { query: { list } }),
  });
  const again = () => client.invalidateQueries({ queryKey });
  return {
    views: data?.items ?? [],
    save: async (body: { list: string; name: string; search: string }) => {
      await call("POST /api/v1/admin/views", { body });
      await again();
    },
    forget: async ({ id, name, search }: { id: number; name: string; search: string }) => {
      await call("DELETE /api/v1/admin/views/{id}", { params: { id } });
      await say(text("shell.views.forgotten"), () =>
        call("POST /api/v1/admin/views", { body: { list, name, search } }),
      );
    },
  };
}
