import { type KeyboardEvent, type RefObject, useState } from 'react'

/** Which tile an arrow key leads to from one, given how far from the top each one lies; undefined where to none. */
export function nextTile(tops: readonly number[], at: number, key: string): number | undefined {
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length)
  const last = tops.length - 1
  const isLastRow = Math.floor(at / columns) === Math.floor(last / columns)
  const leads: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    // The last row may be shorter.
    ArrowDown: isLastRow ? at : Math.min(at + columns, last),
    Home: 0,
    End: last,
  }
  const to = leads[key]
  return at < 0 || to === undefined || to < 0 || to > last ? undefined : to
}

/** One stop of the Tab key for a grid whose tiles are reached by arrow keys; they bear `data-tile`. */
export function useGridKeys(list: RefObject<HTMLUListElement | null>) {
  const [current, setCurrent] = useState(0)
  return {
    /** Whether the Tab key leads to the tile at this place. */
    isStop: (index: number, count: number) => index === Math.min(current, count - 1),
    onFocus: setCurrent,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
      const at = tiles.findIndex((tile) => tile === document.activeElement)
      const tops = tiles.map((tile) => tile.closest('li')?.offsetTop ?? 0)
      const to = nextTile(tops, at, event.key)
      if (to === undefined) return
      event.preventDefault()
      tiles[to]?.focus()
      tiles[to]?.scrollIntoView({ block: 'nearest' })
    },
  }
}
