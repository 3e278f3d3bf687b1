import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { clampPage, hasPager, pageCount, pageWindow } from './paging.ts'

// spec: 5
test.each([
  [0, 5, 1],
  [-3, 5, 1],
  [3, 5, 3],
  [6, 5, 5],
  [2, 0, 1],
])('clampPage of page %i of %i is %i', (page, lastPage, expected) => {
  expect(clampPage(page, lastPage)).toBe(expected)
})

test.each([
  [0, 1],
  [15, 1],
  [16, 2],
  [150, 10],
])('%i items make %i pages', (count, pages) => {
  expect(pageCount(count)).toBe(pages)
})

// spec: 5
test.each([
  [0, false],
  [15, false],
  [16, true],
])('a list of %i items has a pager: %s', (count, expected) => {
  expect(hasPager(count)).toBe(expected)
})

test('a list with another page size has a pager beyond one page', () => {
  expect([hasPager(5, 5), hasPager(6, 5), pageCount(6, 5)]).toEqual([false, true, 2])
})

describe('pageWindow', () => {
  const textOf = (page: number, pages: number) => {
    const window = pageWindow(page, pages)
    const first = window.hasFirst ? '1... ' : ''
    const last = window.hasLast ? ` ...${String(pages)}` : ''
    return `${first}${window.pages.join(' ')}${last}`
  }

  // spec: 2.9
  test.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [10, 10, '1 2 3 4 5 6 7 8 9 10'],
    [1, 30, '1 2 3 4 5 6 7 8 9 10 ...30'],
    [6, 30, '1 2 3 4 5 6 7 8 9 10 ...30'],
    [7, 30, '1... 2 3 4 5 6 7 8 9 10 11 ...30'],
    [25, 30, '1... 20 21 22 23 24 25 26 27 28 29 ...30'],
    [26, 30, '1... 21 22 23 24 25 26 27 28 29 30'],
    [99, 30, '1... 21 22 23 24 25 26 27 28 29 30'],
  ])('on page %i of %i shows %s', (page, pages, expected) => {
    expect(textOf(page, pages)).toBe(expected)
  })

  // spec: 9
  it('always includes the current page, and at most ten pages, all existing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)]
        const window = pageWindow(page, pages)
        expect(window.pages).toContain(page)
        expect(window.pages).toHaveLength(Math.min(10, pages))
        expect(window.hasFirst).toBe(!window.pages.includes(1))
        expect(window.hasLast).toBe(!window.pages.includes(pages))
      }),
    )
  })
})
