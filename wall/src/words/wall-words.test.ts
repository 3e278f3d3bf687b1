import { languages } from '@roundboard/domain'
import { describe, expect, it, vi } from 'vitest'
import { wallWords, writingDirection } from './wall-words.ts'

describe('the words of a wall', () => {
  // spec: 2.1
  it('are the specification’s sentences in English', () => {
    expect(wallWords('en-us')).toMatchObject({
      notReady: 'Please Contact Support.',
      refreshing: 'Content Refreshing. Please Wait.',
      nextRound: 'Next Round',
    })
  })

  // spec: 3
  it.each(languages)('say everything in %s', (language) => {
    for (const word of Object.values(wallWords(language))) expect(word.trim()).not.toBe('')
  })

  it.each(languages)('are read where a wall speaks %s, and are the same then', async (language) => {
    vi.resetModules()
    const display = await import('../display.ts')
    await display.readWallWords(language)
    expect(display.wallWords(language)).toEqual(wallWords(language))
  })

  it('are English until they are read', async () => {
    vi.resetModules()
    const display = await import('../display.ts')
    expect(display.wallWords('ja').steps).toBe('Steps')
    await display.readWallWords('ja')
    expect(display.wallWords('ja').steps).toBe('ステップ')
    expect(display.wallWords('fr').steps).toBe('Steps')
  })

  it('are those of the language’s family', () => {
    expect(wallWords('fr-ca')).toBe(wallWords('fr'))
    expect(wallWords('es-mx')).toBe(wallWords('es'))
    expect(wallWords('en-nz')).toBe(wallWords('en-us'))
  })

  it('use Latin digits everywhere', () => {
    for (const language of languages)
      expect(Object.values(wallWords(language)).join(' ')).not.toMatch(/[٠-٩۰-۹０-９]/)
  })

  it('run from right to left in Arabic only', () => {
    expect(languages.filter((language) => writingDirection(language) === 'rtl')).toEqual(
      languages.filter((language) => language.startsWith('ar')),
    )
  })
})
