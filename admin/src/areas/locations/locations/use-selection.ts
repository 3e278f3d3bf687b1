import { useCallback, useState } from 'react'
import type { LocationListState } from './locations.queries.ts'

const empty: ReadonlySet<string> = new Set()

export interface Selection {
  /** The IDs of the selected locations. */
  readonly selected: ReadonlySet<string>
  readonly select: (ids: ReadonlySet<string>) => void
  readonly toggle: (id: string) => void
}

/** The selected locations of a list, cleared by another filter but not by another page or order. */
export function useSelection({ q, by, region, tag, health }: LocationListState): Selection {
  const filter = JSON.stringify([q, by, region, tag, health])
  const [selected, select] = useState(empty)
  const [lastFilter, setLastFilter] = useState(filter)
  if (filter !== lastFilter) {
    setLastFilter(filter)
    select(empty)
  }
  const toggle = useCallback(
    (id: string) =>
      select((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return { selected, select, toggle }
}
