import Bowser from 'bowser'

/** A browser and its operating system by their common names, if recognized. */
export interface KnownBrowser {
  readonly browser: string | undefined
  readonly system: string | undefined
}

const unlessEmpty = (name: string | undefined) => (name === '' ? undefined : name)

/** Parses a user agent. An unknown one is shown as it is. */
export function browserOf(userAgent: string): KnownBrowser {
  if (userAgent === '') return { browser: undefined, system: undefined }
  const { browser, os } = Bowser.parse(userAgent)
  const own = /^[^\s/(]+/.exec(userAgent)?.[0]
  return { browser: unlessEmpty(browser.name) ?? own, system: unlessEmpty(os.name) }
}
