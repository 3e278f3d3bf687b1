import { type KeyboardEvent, type RefObject, useState } from 'react'

/** The tile that an arrow key leads to, given each tile's vertical position; undefined if none. */
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

/** Makes a grid one tab stop, with arrow keys between tiles, which have `data-tile`. */
export function useGridKeys(list: RefObject<HTMLUListElement | null>) {
  const [current, setCurrent] = useState(0)
  return {
    /** Whether the tab key stops at this tile. */
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
