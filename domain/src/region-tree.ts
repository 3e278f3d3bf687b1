/** The fields of a region that the tree needs. */
export interface RegionNode {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}

export interface Branch<R extends RegionNode> {
  readonly region: R
  /** From the top down to the region itself. */
  readonly path: readonly R[]
}

/** The regions from the top down, each followed by its sub-regions, siblings in their given order. Regions whose ancestors don't lead to a top-level region are left out. */
export function regionTree<R extends RegionNode>(regions: readonly R[]): Branch<R>[] {
  const below = Map.groupBy(regions, ({ parent }) => parent)
  const branches = (parent: string | null, above: readonly R[]): Branch<R>[] =>
    (below.get(parent) ?? []).flatMap((region) => {
      const path = [...above, region]
      return [{ region, path }, ...branches(region.id, path)]
    })
  return branches(null, [])
}

/** Such as `Midwest › Ohio › Cleveland`. */
export const regionPathText = (path: readonly RegionNode[]): string =>
  path.map(({ name }) => name).join(' › ')
