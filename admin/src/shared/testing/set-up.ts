import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, expect, vi } from 'vitest'
import { waitMs } from '../../../../scripts/lanes.ts'
import { alerts } from '../alerts/alerts.ts'
import { session } from '../session/session.ts'
import { stepUp } from '../session/step-up.ts'
import { applyBranding } from '../theme/branding.ts'
import { takeFaults } from './fake-server.ts'

configure({ asyncUtilTimeout: waitMs, getElementError: (message) => new Error(message ?? '') })

// React's development build spends an eighth of the tests' time on stacks for each element, which
// only its warnings use. It records none when its count is beyond a limit.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React resets its count every second.
  },
  configurable: true,
})

// Missing in jsdom but required by Mantine.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    // Transitions would continue after their test.
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
Object.defineProperty(document, 'fonts', {
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
  configurable: true,
})
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
HTMLMediaElement.prototype.play = () => Promise.resolve()
HTMLMediaElement.prototype.pause = () => undefined
HTMLMediaElement.prototype.load = () => undefined

// Test files share a document and the console, so what one leaves must not reach the next.
afterEach(() => {
  cleanup()
  alerts.clear()
  stepUp.answer(false)
  session.end()
  applyBranding(null)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(takeFaults().join('\n')).toBe('')
})
