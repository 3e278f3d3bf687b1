import { expect, test, vi } from 'vitest'
import { storageOrMemory } from './browser-storage.ts'

for (const name of ['localStorage', 'sessionStorage'] as const)
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
vi.stubGlobal('matchMedia', () => ({ matches: false }))

test('values are in memory while the browser blocks its storage', () => {
  const storage = storageOrMemory(() => localStorage)
  storage.setItem('language', 'es')
  expect(storage.getItem('language')).toBe('es')
  storage.removeItem('language')
  expect(storage.getItem('language')).toBeNull()
})

test.each([
  ['the remote', () => import('../remote/main.tsx')],
  ['the member page', () => import('../member-page/main.tsx')],
])('%s opens in a browser that blocks its storage', async (_, open) => {
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  await open()
  expect(app.childElementCount).toBeGreaterThan(0)
  app.remove()
})
