import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMobileMenu } from './use-mobile-menu.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openMenu() {
  const { result } = renderHook(() => useMobileMenu())
  act(() => {
    result.current.toggle()
  })
  expect(result.current.isOpen).toBe(true)
  return result
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const resizeTo = (width: number) => {
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })
}

// spec: 2.6, 9
it('closes 200 ms after a choice', () => {
  const menu = openMenu()
  act(() => {
    menu.current.closeSoon()
  })
  pass(199)
  expect(menu.current.isOpen).toBe(true)
  pass(1)
  expect(menu.current.isOpen).toBe(false)
})

// spec: 2.6
it('closes when the window’s width changes', () => {
  const menu = openMenu()
  resizeTo(900)
  pass(200)
  expect(menu.current.isOpen).toBe(false)
})

it('stays open when only the height changes, as with a phone’s address bar', () => {
  const menu = openMenu()
  resizeTo(window.innerWidth)
  pass(1_000)
  expect(menu.current.isOpen).toBe(true)
})
