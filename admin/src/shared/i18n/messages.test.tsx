import { act, render, screen } from '@testing-library/react'
import compile from 'icu-minify/compile'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { LocaleProvider } from './locale.tsx'
import { messagesHook, messagesIn } from './messages.ts'

const messages = (locale: 'en' | 'es' | 'fr') =>
  messagesIn(
    {
      title: 'Schedule',
      screens: compile('{count, plural, one {# screen} other {# screens}}'),
      gaps: compile('No gaps through {day}.'),
      states: { draft: 'Draft', done: compile('{isAll, select, true {All done} other {Done}}') },
      left: compile('{left, number} of {max, number, ::group-off} left'),
    },
    locale,
  ) as {
    title: string
    screens: (args: { count: number }) => string
    gaps: (args: { day: string }) => string
    states: { draft: string; done: (args: { isAll: boolean }) => string }
    left: (args: { left: number; max: number }) => string
  }

test('gives texts as they are, and formats those with arguments', () => {
  const { title, screens, states } = messages('en')
  expect(title).toBe('Schedule')
  expect(states.draft).toBe('Draft')
  expect([screens({ count: 1 }), screens({ count: 2 })]).toEqual(['1 screen', '2 screens'])
  expect([states.done({ isAll: true }), states.done({ isAll: false })]).toEqual([
    'All done',
    'Done',
  ])
})

test('writes numbers in the language of the page', () => {
  const numbers = (locale: 'en' | 'es' | 'fr') =>
    messages(locale).left({ left: 12_345.5, max: 2026 })
  expect(numbers('en')).toBe('12,345.5 of 2026 left')
  expect(numbers('es')).toBe('12.345,5 of 2026 left')
  expect(numbers('fr')).toBe('12\u{202F}345,5 of 2026 left')
  expect(messages('fr').screens({ count: 0 })).toBe('0 screen')
})

test('ends a sentence with one period after an abbreviated day', () => {
  expect(messages('es').gaps({ day: '8 dic.' })).toBe('No gaps through 8 dic.')
})

const anArea = (es: string | Error) => {
  const load = () =>
    es instanceof Error ? Promise.reject(es) : Promise.resolve({ default: { text: es } })
  return messagesHook({ text: 'English' }, { es: load, fr: load }) as () => { text: string }
}

test('a page in Spanish doesn’t disappear when a part with messages of its own shows later', async () => {
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

test('an area whose file doesn’t load leaves the others as they are', async () => {
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
