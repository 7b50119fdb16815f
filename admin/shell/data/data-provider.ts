import type { DataProvider, Identifier, RaRecord } from "ra-core";
import type { ListQuery, Source } from "./source.ts";

/**
 * react-admin's data provider on top of all resources' sources. Operations without an endpoint are
 * not supported.
 */
export function createDataProvider(sources: Record<string, Source>): DataProvider {
  const sourceOf = (resource: string): Source => {
    const source = sources[resource];
    if (!source) throw new TypeError(`no source of ${resource}`);
    return source;
  };
  const one = async (resource: string, id: Identifier): Promise<RaRecord> => {
    const { one: read } = sourceOf(resource);
    if (!read) throw new TypeError(`${resource} cannot be read one by one`);
    return read(id);
  };
  const refuse = (what: string) => () => Promise.reject(new TypeError(`${what} is not offered`));
  const provider = {
    getList: (resource: string, params: { [key: string]: unknown }) =>
      sourceOf(resource).list(queryOf(params)),
    getOne: async (resource: string, { id }: { id: Identifier }) => ({
      data: await one(resource, id),
    }),
    getMany: async (resource: string, { ids }: { ids: Identifier[] }) => ({
      data: await Promise.all(ids.map((id) => one(resource, id))),
    }),
    getManyReference: refuse("getManyReference"),
    create: async (resource: string, { data }: { data: never }) => {
      const { create } = sourceOf(resource);
      return create ? { data: await create(data) } : refuse("create")();
    },
    update: async (resource: string, { id, data }: { id: Identifier; data: never }) => {
      const { update } = sourceOf(resource);
      return update ? { data: await update(id, data) } : refuse("update")();
    },
    updateMany: refuse("updateMany"),
    delete: refuse("delete"),
    deleteMany: refuse("deleteMany"),
  };
  return provider as unknown as DataProvider;
}

function queryOf({ pagination, filter, sort }: { [key: string]: unknown }): ListQuery<never> {
  const { page } = pagination as { page: number };
  return { page, filter: filter as never, sort: sort as ListQuery<never>["sort"] };
}
