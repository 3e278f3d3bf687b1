import type { Page } from '@roundboard/client'

/** All items of a list, read page by page. */
export async function everyPage<Item>(
  read: (page: number) => Promise<Page<readonly Item[]>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(page)
    items.push(...answer.items)
    pages = answer.pagination.pages
  }
  return items
}
