import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type Settings, UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import {
  type Setting,
  settingEndpoints as contract,
  type SettingKey,
  SETTINGS,
} from "#contract/settings-registry.ts";
import { serveStaffCommand } from "./modules/staff/index.ts";
import { recordForChange, versioned } from "./platform/http/record-version.ts";
import { serveEndpoint } from "./platform/http/serve-endpoint.ts";
import { validate } from "./platform/http/validate.ts";
import type { Platform } from "./platform/platform.ts";
import { lockSettings, readSettings, saveSetting } from "./platform/settings.ts";

/** The shop's settings, one at a time. */
export function serveSettings(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  serveEndpoint(app, contract.listSettings, async () => {
    const settings = await readSettings(db);
    // Object.keys loses the key type.
    const items = (Object.keys(SETTINGS) as SettingKey[]).map((key) => present(settings, key));
    return { items, total: items.length, page: 1, pageSize: items.length };
  });

  serveEndpoint(app, contract.getSetting, async ({ params }) =>
    present(await readSettings(db), params.id),
  );

  serveStaffCommand(app, platform, contract.saveSetting, async ({ work, params, body, record }) => {
    const { id } = params;
    const { value } = validate(z.object({ value: SETTINGS[id] }), body);
    await lockSettings(work);
    const before = await recordForChange(work, {
      root: { table: "platform.setting", column: "key", key: "shop" },
      version: body.version,
      read: async (at) => present(await readSettings(at), id),
    });
    await saveSetting(work, id, value);
    const after = present(await readSettings(work.db), id);
    await record({
      action: "setting.save",
      target: `setting:${id}`,
      before: { value: before.value },
      after: { value: after.value },
    });
    return after;
  });
}

function present(settings: Settings, id: SettingKey): Setting {
  const record = versioned({ id, value: settings[id] });
  const unset = versioned({ id, value: UNSET_SETTINGS[id] });
  return { ...record, isDefault: record.version === unset.version };
}
