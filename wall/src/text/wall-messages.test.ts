import { type Language, languages } from '@roundboard/domain'
import { describe, expect, it, vi } from 'vitest'
import { writingDirection } from './messages.ts'
import { wallMessages } from './messages/wall.ts'

const textsIn = (language: Language, from = wallMessages) => {
  const { roundOf, ...texts } = from(language)
  return [...Object.values(texts), roundOf({ round: '3', rounds: '10' })]
}

describe('the messages of a screen', () => {
  // spec: 2.1
  it('match the specification’s sentences in English', () => {
    expect(wallMessages('en-us')).toMatchObject({
      notReady: 'Please Contact Support.',
      refreshing: 'Content Refreshing. Please Wait.',
      nextRound: 'Next Round',
    })
  })

  // spec: 3
  it.each(languages)('are complete in %s', (language) => {
    for (const text of textsIn(language)) expect(text.trim()).not.toBe('')
  })

  it.each(languages)('are the same in %s when loaded on demand', async (language) => {
    vi.resetModules()
    const display = await import('../display.ts')
    await display.wallMessages.load(language)
    expect(textsIn(language, display.wallMessages)).toEqual(textsIn(language))
  })

  it('are English until they are loaded', async () => {
    vi.resetModules()
    const display = await import('../display.ts')
    expect(display.wallMessages('ja').steps).toBe('Steps')
    await display.wallMessages.load('ja')
    expect(display.wallMessages('ja').steps).toBe('ステップ')
    expect(display.wallMessages('fr').steps).toBe('Steps')
  })

  it('fall back to the base language', () => {
    expect(wallMessages('fr-ca')).toBe(wallMessages('fr'))
    expect(wallMessages('es-mx')).toBe(wallMessages('es'))
    expect(wallMessages('en-nz')).toBe(wallMessages('en-us'))
  })

  it('contain their arguments', () => {
    expect(wallMessages('en-us').roundOf({ round: '3', rounds: '10' })).toBe('Round 3 of 10')
    expect(wallMessages('ja').roundOf({ round: '3', rounds: '10' })).toBe('ラウンド 3/10')
  })

  it('use Latin digits everywhere', () => {
    for (const language of languages)
      expect(textsIn(language).join(' ')).not.toMatch(/[٠-٩۰-۹０-９]/)
  })

  it('run from right to left only in Arabic', () => {
    expect(languages.filter((language) => writingDirection(language) === 'rtl')).toEqual(
      languages.filter((language) => language.startsWith('ar')),
    )
  })
})
