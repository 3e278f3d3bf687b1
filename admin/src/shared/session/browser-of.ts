import Bowser from 'bowser'

/** A browser and its system by the names that people know them by, as far as it says so. */
export interface KnownBrowser {
  readonly browser: string | undefined
  readonly system: string | undefined
}

const unlessEmpty = (name: string | undefined) => (name === '' ? undefined : name)

/** What a browser says of itself, in words; what says nothing known is named as it names itself. */
export function browserOf(userAgent: string): KnownBrowser {
  if (userAgent === '') return { browser: undefined, system: undefined }
  const { browser, os } = Bowser.parse(userAgent)
  const own = /^[^\s/(]+/.exec(userAgent)?.[0]
  return { browser: unlessEmpty(browser.name) ?? own, system: unlessEmpty(os.name) }
}
