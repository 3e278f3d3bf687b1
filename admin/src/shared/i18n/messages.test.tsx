import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { LocaleProvider } from './locale.tsx'
import { messagesHook } from './messages.ts'

const anArea = (es: string | Error) => {
  const load = () =>
    es instanceof Error ? Promise.reject(es) : Promise.resolve({ default: { text: es } })
  return messagesHook({ text: 'English' }, { es: load, fr: load }) as () => { text: string }
}

test('keeps a Spanish page visible while a later part loads its own messages', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  const [usePage, usePart] = [anArea('La página'), anArea('La parte')]
  const Part = () => <p>{usePart().text}</p>
  const Page = ({ isWhole = false }) => (
    <main>
      <p>{usePage().text}</p>
      {isWhole && <Part />}
    </main>
  )
  const app = (isWhole: boolean) => (
    <LocaleProvider>
      <Suspense fallback="Loading">
        <Page isWhole={isWhole} />
      </Suspense>
    </LocaleProvider>
  )
  // Waits for what the first render asks for.
  const { rerender } = await act(() => Promise.resolve(render(app(false))))
  expect(await screen.findByText('La página')).toBeTruthy()
  rerender(app(true))
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('La parte')).toBeTruthy()
})

test('keeps other areas working when one area’s messages fail to load', async () => {
  localStorage.setItem('roundboard.locale', 'es')
  anArea(new Error('offline'))
  const useText = anArea('La página')
  const Page = () => <p>{useText().text}</p>
  await act(() =>
    Promise.resolve(
      render(
        <LocaleProvider>
          <Suspense fallback="Loading">
            <Page />
          </Suspense>
        </LocaleProvider>,
      ),
    ),
  )
  expect(await screen.findByText('La página')).toBeTruthy()
})
