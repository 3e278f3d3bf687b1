import { limits } from './limits.ts'

/** The page buttons of a list (specification 2.9): a window, with `1...` and `...N` if it leaves out pages. */
export type PageWindow = {
  readonly pages: readonly number[]
  readonly hasFirst: boolean
  readonly hasLast: boolean
}

/** The nearest existing page to `page`, counted from 1 (specification section 5). */
export function clampPage(page: number, lastPage: number): number {
  return Math.max(1, Math.min(page, lastPage))
}

/** How many pages `count` items have; an empty list has one. */
export function pageCount(count: number, pageSize: number = limits.pageSize): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

/** Whether a list shows its pager: only if it has more than one page (specification section 5). */
export function hasPager(count: number, pageSize: number = limits.pageSize): boolean {
  return count > pageSize
}

/** The buttons on page `page` of `pages`: at most ten, with the page as near the middle as possible. */
export function pageWindow(page: number, pages: number): PageWindow {
  const size = Math.min(limits.pageButtonWindow, pages)
  const first = clampPage(page - Math.floor(size / 2), pages - size + 1)
  return {
    pages: Array.from({ length: size }, (_, index) => first + index),
    hasFirst: first > 1,
    hasLast: first + size - 1 < pages,
  }
}
