import { afterEach, expect, it, vi } from 'vitest'
import { fitText } from './fit-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A box whose content height depends on the font size, on a wall with `unit` pixels per wall unit. */
function aBox(clientHeight: number, heightAt: (size: number) => number, unit = 1): HTMLElement {
  const element = document.createElement('h1')
  const size = () => Number(element.style.getPropertyValue('--size'))
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(clientHeight)
  vi.spyOn(element, 'scrollHeight', 'get').mockImplementation(() => heightAt(size()))
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () =>
      ({
        fontSize: `${String(size() * unit)}px`,
        getPropertyValue: () => `${String(unit)}px`,
      }) as unknown as CSSStyleDeclaration,
  )
  return element
}

it('uses the largest size that fits', () => {
  const element = aBox(100, (size) => 2 * size)
  expect(fitText(element, { max: 80, min: 20, step: 10 })).toBe(true)
  expect(element.style.getPropertyValue('--size')).toBe('50')
})

it('returns false and keeps the smallest size if none fits', () => {
  const element = aBox(100, (size) => 10 * size)
  expect(fitText(element, { max: 80, min: 20, step: 10 })).toBe(false)
  expect(element.style.getPropertyValue('--size')).toBe('20')
})

it('allows large glyphs to overflow their line slightly, as on a 4K screen', () => {
  const element = aBox(225, (size) => 1.06 * size)
  expect(fitText(element, { max: 216, min: 96, step: 8 })).toBe(true)
  expect(element.style.getPropertyValue('--size')).toBe('216')
})

it('uses the same size on a 4K screen as on a smaller one', () => {
  const sizes = { max: 112, min: 72, step: 4 }
  const high = (size: number) => (size > 72 ? 3 : 1) * size + 3
  for (const unit of [1, 2]) {
    const element = aBox(72 * unit, (size) => high(size) * unit, unit)
    expect(fitText(element, sizes)).toBe(true)
    expect(element.style.getPropertyValue('--size')).toBe('72')
  }
})
